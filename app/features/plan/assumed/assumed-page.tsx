import type { AssumedView } from "~/words/assumed/describe-assumed";
import type { SavedView } from "~/words/assumed/describe-saved";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { Page } from "~/web/layout/page";
import { AssumedList } from "~/web/plan/assumed-list";
import { BackToPlan } from "~/web/plan/back-to-plan";

type AssumedPageView = AssumedView & {
  kicker: string;
  lead: string;
  why: readonly string[];
  saved?: SavedView;
};

/** The plan's answers beside the survey and its assumptions, line by line. */
export function AssumedPage({ view }: { view: AssumedPageView }) {
  const { kicker, heading, lead, why, lines, saved } = view;
  return (
    <Page>
      <BackToPlan />
      <Columns aside={<WhyNow why={why} />}>
        <p className="text-small font-bold text-soft">{kicker}</p>
        <h1 className="heading-1 mt-2">{heading}</h1>
        <p className="mb-6 mt-3 max-w-text">{lead}</p>
        <AssumedList lines={lines} saved={saved} />
      </Columns>
    </Page>
  );
}

function WhyNow({ why }: { why: readonly string[] }) {
  return (
    <Panel tint="bark" title="Why we ask only now">
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Panel>
  );
}
