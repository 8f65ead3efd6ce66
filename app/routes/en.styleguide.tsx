import { useLoaderData } from "@remix-run/react";
import { PlanHero } from "~/features/plan/page/plan-hero";
import { StyleguidePage } from "~/features/visitor/styleguide/styleguide-page";
import {
  SAMPLE_HERO,
  SAMPLE_LEVERS,
  SAMPLE_SHARES,
  SAMPLE_TABS,
} from "~/features/visitor/styleguide/sample-plan";
import { showStyleguide } from "~/features/visitor/styleguide/styleguide.server";
import { TabList } from "~/features/plan/explanation/increase/tab-list";
import { describeStepsLeft } from "~/features/plan/explanation/steps-left";
import { ProgressBand } from "~/features/plan/explanation/progress-band";
import { ShareBubbles } from "~/features/plan/explanation/steps/share-bubbles";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Styleguide", { also: [{ name: "robots", content: "noindex" }] });

export async function loader() {
  return showStyleguide();
}

export default function Styleguide() {
  const fromFeatures = [
    {
      name: "PlanHero",
      shown: <PlanHero title="Recommended plan" hero={SAMPLE_HERO} levers={SAMPLE_LEVERS} />,
    },
    {
      name: "ProgressBand",
      shown: <ProgressBand progress={describeStepsLeft(9, "LivingAnnuityPlus")} form="nowhere" />,
    },
    { name: "TabList", shown: <TabList tabs={SAMPLE_TABS} /> },
    { name: "ShareBubbles", shown: <ShareBubbles {...SAMPLE_SHARES} /> },
  ];
  return <StyleguidePage {...useLoaderData<typeof loader>()} fromFeatures={fromFeatures} />;
}
