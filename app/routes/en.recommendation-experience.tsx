import type { LoaderFunctionArgs } from "@remix-run/node";
import { showWalkThrough } from "~/features/plan/explanation/show-walk-through.server";
import { WalkThrough, WalkThroughTrouble } from "~/features/plan/explanation/walk-through";
import { titleTrouble } from "~/web/layout/trouble";
import { stayAtPreview } from "~/web/request/preview";

export const meta = titleTrouble;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showWalkThrough(request, params.step);
}

export const shouldRevalidate = stayAtPreview;

export default WalkThrough;

export function ErrorBoundary() {
  return <WalkThroughTrouble route="routes/en.recommendation-experience" />;
}
