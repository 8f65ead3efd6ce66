import type { LoaderFunctionArgs } from "@remix-run/node";
import { showTabs } from "~/features/plan/change/tabs/show-tabs.server";
import { TabsFrame } from "~/features/plan/change/tabs/tabs-frame";
import { stayAtPreview } from "~/web/request/preview";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showTabs(request, params.tab);
}

export const shouldRevalidate = stayAtPreview;

export default TabsFrame;
