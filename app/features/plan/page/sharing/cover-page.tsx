import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { ArrowIcon, TickIcon } from "~/ui/icons";
import { Page } from "~/web/layout/page";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { nameSharer } from "~/words/paper/describe-sharing";

type Cover = {
  state: "cover";
  /** The link's own path. */
  place: string;
  /** The sharer's name, and the role if it is an adviser. */
  name?: string;
  role?: string;
  sharedOn: string;
  worksUntil: string;
  needsCode: boolean;
  /** True if the plan was just closed in this browser. */
  isClosed: boolean;
};

export type CoverView = Cover | { state: "unknown" | "gone" };

const NOWHERE = {
  unknown: {
    title: "This link does not lead to a plan",
    words: "Part of it may be missing. Ask whoever sent it to you to send it again.",
  },
  gone: {
    title: "This link no longer works",
    words: "It has expired or was taken back. Ask the person who shared the plan for a new one.",
  },
} as const;

/** The title of the tab, which never names the plan's owner. */
export function titleCover({ state }: CoverView): string {
  return state === "cover" ? "A shared plan" : NOWHERE[state].title;
}

/** Before a shared plan: the sharer, the day and one button; no figures, which link previews would show. */
export function CoverPage({ view, notice }: { view: CoverView; notice?: string }) {
  if (view.state === "cover") return <Closed {...view} notice={notice} />;
  const { title, words } = NOWHERE[view.state];
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">{title}</h1>
      <p className="mt-4 max-w-text">{words}</p>
      <p className="mt-4">
        <TextLink to="/en">What is Baobab?</TextLink>
      </p>
    </Page>
  );
}

function Closed(cover: Cover & { notice?: string }) {
  const { place, name, role, sharedOn, worksUntil, needsCode, isClosed, notice } = cover;
  const promises = [
    "You can read, print and save it. You cannot change anything.",
    needsCode
      ? "You need no account. A code goes by SMS to the number that they gave for you."
      : "You need no account, and we ask you nothing.",
    `The link works until ${worksUntil}, unless ${name ?? "whoever shared it"} ends it sooner.`,
  ];
  return (
    <Page>
      <div className="max-w-text">
        {notice && <FormNotice>{notice}</FormNotice>}
        {isClosed && !notice && (
          <div role="status" className="mb-6">
            <Panel tint="leaf">
              <p className="font-bold">The plan is closed in this browser.</p>
              <p>
                Whoever has the link can open it again: on a computer that others use, delete this page from
                the history too.
              </p>
            </Panel>
          </div>
        )}
        <BaobabTree className="mb-6 h-24 w-32" />
        <h1 className="heading-1">{nameSharer({ name, role })} wants to show you a retirement plan</h1>
        <p className="mt-3">Shared on {sharedOn}. You see the plan as it was that day.</p>
        <Form id="open" action={place} className="mt-6">
          <SubmitButton intent="open" busyWords="Opening..." className="phone:w-full">
            {needsCode ? "Send the code" : "Open the plan"} <ArrowIcon className="h-5 w-5" />
          </SubmitButton>
        </Form>
        <ul className="mb-8 mt-6">
          {promises.map((words) => (
            <li key={words} className="flex gap-4 border-t border-line py-3">
              <TickIcon className="mt-1 h-5 w-5 shrink-0 text-leaf" />
              <span className="min-w-0">{words}</span>
            </li>
          ))}
        </ul>
        <Panel tint="bark" title="What is Baobab?">
          <p>
            It works out how savings can pay an income for life. Planners and coaches use it with the people
            they advise.
          </p>
          <p>
            <TextLink to="/en/methodology">How it works</TextLink>
          </p>
        </Panel>
        <p className="mt-6 text-small text-soft">
          Not meant for you? Close this page. Nothing has been opened.
        </p>
      </div>
    </Page>
  );
}
