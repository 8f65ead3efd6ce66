import { useLoaderData } from "@remix-run/react";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { Page } from "~/web/layout/page";
import { AssumedList } from "~/web/plan/assumed-list";
import { BackToPlan } from "~/web/plan/back-to-plan";
import type { showAssumed } from "./assumed.server";

/** What the plan was told and what it assumes, line by line. */
export function AssumedPage() {
  const { kicker, heading, lines, saved } = useLoaderData<typeof showAssumed>();
  return (
    <Page>
      <BackToPlan />
      <Columns aside={<WhyNow />}>
        <p className="text-small font-bold text-soft">{kicker}</p>
        <h1 className="heading-1 mt-2">{heading}</h1>
        <p className="mb-6 mt-3 max-w-text">
          Change a line that is not true for you. Each takes about a minute, and says at once what it does to
          your figures.
        </p>
        <AssumedList lines={lines} saved={saved} />
      </Columns>
    </Page>
  );
}

function WhyNow() {
  return (
    <Panel tint="bark" title="Why we ask only now">
      <p>
        You can have a plan without these. But for many people one of them changes the figures most. Of those
        who changed jobs, nine in ten have taken cash before.
      </p>
      <p>We use each answer for your figures only. You can take it back at any time.</p>
    </Panel>
  );
}
