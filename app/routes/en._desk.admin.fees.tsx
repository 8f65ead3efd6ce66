import { useActionData, useLoaderData } from "@remix-run/react";
import { FeesDeskPage } from "~/features/desk/fees/fees-page";
import type { FeesAnswer } from "~/features/desk/fees/fees-view";
import { showFees as loader, submitFees as action } from "~/features/desk/fees/fees.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Fees");

export { action, loader };

export default function Fees() {
  return <FeesDeskPage view={useLoaderData<typeof loader>()} answer={useActionData<FeesAnswer>()} />;
}
