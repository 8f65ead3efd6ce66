import { useLoaderData } from "@remix-run/react";
import { HigherFeesPage } from "~/features/desk/fees/higher-fees-page";
import {
  answerHigherFeesForm as action,
  showHigherFees as loader,
} from "~/features/desk/fees/higher-fees.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your fees");

export { action, loader };

export default function HigherFees() {
  return <HigherFeesPage view={useLoaderData<typeof loader>()} />;
}
