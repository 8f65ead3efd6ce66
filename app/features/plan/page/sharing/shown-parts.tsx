import type { LinkTick } from "~/contract/records/link-terms";
import { CrossIcon, TickIcon } from "~/ui/icons";
import { Panel } from "~/ui/panel";
import { nameTicked } from "~/words/paper/describe-sharing";
import { capitalise } from "~/words/plan/write-figures";
import type { ShareView } from "./share-view";
import { listAlwaysShown, listOffered, nameWhose } from "./share-words";

/**
 * The content of a link and what it leaves out. CSS alone makes it follow the ticks (`shows-when` in
 * app/tailwind.css); without support for that, each part says that it is left out unless it is ticked.
 */
export function ShownParts({ view }: { view: ShareView }) {
  const { isGuest, client } = view;
  const name = (tick: LinkTick) => capitalise(nameTicked([tick], nameWhose(client)));
  const ticks = listOffered(isGuest);
  return (
    <Panel tint="leaf">
      <h2 className="heading-3 text-bark">What they will see</h2>
      <ul className="space-y-2">
        {listAlwaysShown(view).map((words) => (
          <Part key={words} words={words} isSeen />
        ))}
        {ticks.map((tick) => (
          <Part key={tick} words={name(tick)} isSeen className={`shows-when of-${tick}`} />
        ))}
      </ul>
      <h2 className="stays-heading heading-3 pt-3 text-bark">What stays with {client ?? "you"}</h2>
      <ul className="space-y-2">
        {isGuest && <Part words="The ID number, always" />}
        {ticks.map((tick) => (
          <Part key={tick} words={name(tick)} isUnlessTicked className={`hides-when of-${tick}`} />
        ))}
      </ul>
    </Panel>
  );
}

function Part({
  words,
  isSeen = false,
  isUnlessTicked = false,
  className = "",
}: {
  words: string;
  isSeen?: boolean;
  isUnlessTicked?: boolean;
  className?: string;
}) {
  const Icon = isSeen ? TickIcon : CrossIcon;
  return (
    <li className={`flex gap-3 tight:flex-col tight:gap-0 ${className}`}>
      <Icon className={`mt-1 h-5 w-5 shrink-0 ${isSeen ? "text-leaf" : "text-soft"}`} />
      <span className="min-w-0">
        {words}
        {isUnlessTicked && <span className="unless-ticked">, unless ticked</span>}
      </span>
    </li>
  );
}
