import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requirePlan } from "~/web/access/plan-of-page.server";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";
import { usePlanAddress } from "~/web/plan/use-plan-address";

export const meta = titleTrouble;

/** Whose plan the pages below are about. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { client } = await requirePlan(request);
  return { clientName: client?.name };
}

export default function PlanPages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <TroublePage back={{ to: usePlanAddress()("/en/recommended-plan"), name: "Back to the plan" }} />;
}
