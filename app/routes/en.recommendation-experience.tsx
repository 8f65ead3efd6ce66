import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { showWalkThrough } from "~/features/plan/explanation/show-walk-through.server";
import { WalkThrough, WalkThroughTrouble } from "~/features/plan/explanation/walk-through";
import { titleTrouble } from "~/web/layout/trouble";
import { stayAtPreview } from "~/web/request/preview";

export const meta = titleTrouble;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showWalkThrough(request, params.step);
}

export const shouldRevalidate = stayAtPreview;

export default function WalkThroughFrame() {
  return <WalkThrough view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return (
    <WalkThroughTrouble view={useRouteLoaderData<typeof loader>("routes/en.recommendation-experience")} />
  );
}
