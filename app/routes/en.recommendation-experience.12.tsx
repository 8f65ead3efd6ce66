import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useMatches } from "@remix-run/react";
import { showTabs } from "~/features/plan/change/tabs/show-tabs.server";
import { TabsFrame } from "~/features/plan/change/tabs/tabs-frame";
import { stayAtPreview } from "~/web/request/preview";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showTabs(request, params.tab);
}

export const shouldRevalidate = stayAtPreview;

export default function Tabs() {
  const page = useMatches().at(-1)?.data as { heading?: string } | undefined;
  return <TabsFrame view={useLoaderData<typeof loader>()} heading={page?.heading} />;
}
