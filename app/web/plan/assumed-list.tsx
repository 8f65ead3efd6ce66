import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import type { SavedView } from "~/words/assumed/describe-saved";
import type { ShownLine } from "~/words/assumed/describe-assumed";
import { TickIcon } from "~/ui/icons";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { nameSaved, writeLinePath } from "./assumed-address";
import { usePlanAddress } from "../request/use-plan-address";

type ListProps = {
  lines: readonly ShownLine[];
  /** The change that one line's answer made; it stands below the line and takes the focus. */
  saved?: SavedView;
  /** Whether the lines cannot be changed here. */
  isFixed?: boolean;
  /** The plan, if the page's address does not name it. */
  named?: NamedPlan;
};

/** A plan's given and assumed facts, a row each, with a link to change it. */
export function AssumedList({ lines, saved, isFixed = false, named }: ListProps) {
  return (
    <ul className="border-t-2 border-ink">
      {lines.map((line) => (
        <li key={line.key} id={`line-${line.key}`} className="border-b border-line py-3">
          <div className="flex gap-4 tight:block">
            <LineMark isTold={line.isTold} />
            <div className="min-w-0 flex-1 items-baseline justify-between gap-x-6 wide:flex">
              <div className="min-w-0">
                <p className="font-bold">{line.title}</p>
                <p className="text-small text-soft">{line.note}</p>
              </div>
              {!isFixed && <ChangeLink line={line} named={named} />}
            </div>
          </div>
          {saved?.line === line.key && <SavedBand saved={saved} />}
        </li>
      ))}
    </ul>
  );
}

function ChangeLink({ line: { key, title }, named }: { line: ShownLine; named?: NamedPlan }) {
  const writeHere = usePlanAddress();
  const path = writeLinePath(key);
  return (
    <p className="shrink-0 print:hidden">
      <TextLink to={named ? writePlanAddress(path, named) : writeHere(path)}>
        Change<span className="sr-only">: {title}</span>
      </TextLink>
    </p>
  );
}

/** A seed: with a tick if the fact was given, empty if it was assumed. The words beside it say so. */
function LineMark({ isTold }: { isTold: boolean }) {
  return (
    <span
      className={`flex h-7 w-7 wide:mt-2 shrink-0 items-center justify-center rounded-seed border-2 ${isTold ? "border-leaf bg-leaf text-white" : "border-control bg-white"}`}
    >
      {isTold && <TickIcon className="h-4 w-4" />}
    </span>
  );
}

/** The address leads here, which moves the focus. A loss has a sun tint, anything else a leaf tint. */
function SavedBand({ saved }: { saved: SavedView }) {
  const { line, conclusion, sentences, rows, caption, isLoss } = saved;
  const writeAddress = usePlanAddress();
  return (
    <div
      id={nameSaved(line)}
      role="status"
      tabIndex={-1}
      className={`mt-4 scroll-mt-[9rem] space-y-3 rounded-leaf p-4 tight:p-2 wide:ml-[2.75rem] ${isLoss ? "bg-tint-sun" : "bg-tint-leaf"}`}
    >
      <p>
        <strong>Saved. {conclusion}</strong> {sentences.join(" ")}
      </p>
      {rows.length > 0 && (
        <Table
          caption={caption}
          heads={["Figure", "Before", "Now"]}
          rows={rows.map(({ name, before, now }) => [name, before, <strong key={name}>{now}</strong>])}
        />
      )}
      <p className="print:hidden">
        <TextLink to={writeAddress("/en/recommended-plan")}>Back to my plan</TextLink>
      </p>
    </div>
  );
}
