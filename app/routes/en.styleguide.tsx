import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Miniature } from "~/features/about/intro/miniature";
import { PlanHero } from "~/features/plan/plan-hero";
import { StyleguidePage } from "~/features/styleguide/styleguide-page";
import { SAMPLE_HERO, SAMPLE_LEVERS, SAMPLE_SHARES, SAMPLE_TABS } from "~/features/styleguide/sample-plan";
import { showStyleguide } from "~/features/styleguide/styleguide.server";
import { TabList } from "~/features/walk-through/increase/tab-list";
import { ProgressBand } from "~/features/walk-through/progress-band";
import { ShareBubbles } from "~/features/walk-through/steps/share-bubbles";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [
  { title: "Styleguide – Baobab" },
  { name: "robots", content: "noindex" },
];

export async function loader() {
  return showStyleguide();
}

export default function Styleguide() {
  const fromFeatures = [
    {
      name: "PlanHero",
      shown: <PlanHero title="Recommended plan" hero={SAMPLE_HERO} levers={SAMPLE_LEVERS} />,
    },
    { name: "Miniature", shown: <Miniature /> },
    { name: "ProgressBand", shown: <ProgressBand step={9} form="nowhere" /> },
    { name: "TabList", shown: <TabList tabs={SAMPLE_TABS} /> },
    { name: "ShareBubbles", shown: <ShareBubbles {...SAMPLE_SHARES} /> },
  ];
  return <StyleguidePage {...useLoaderData<typeof loader>()} fromFeatures={fromFeatures} />;
}
