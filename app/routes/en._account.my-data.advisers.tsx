import { useLoaderData } from "@remix-run/react";
import { AdviserRequestsPage } from "~/features/visitor/account/my-data/adviser-requests-page";
import {
  answerAdviserRequests as action,
  showAdviserRequests as loader,
} from "~/features/visitor/account/my-data/adviser-requests.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Advisers who ask");

export { action, loader };

export default function AdviserRequests() {
  return <AdviserRequestsPage {...useLoaderData<typeof loader>()} />;
}
