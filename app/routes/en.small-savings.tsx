import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SmallSavingsPage } from "~/features/visitor/small-savings/small-savings-page";
import {
  takeOverFirstFigure,
  weighTypedSavings as action,
} from "~/features/visitor/small-savings/small-savings.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Small savings", {
  description:
    "Retirement savings too small for a plan? See what you may take in cash, its tax, and what an income for life would be.",
});

export function loader({ request }: LoaderFunctionArgs) {
  return takeOverFirstFigure(request);
}

export { action };

export default function SmallSavings() {
  return (
    <SmallSavingsPage known={useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />
  );
}
