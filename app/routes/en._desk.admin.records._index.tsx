import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordsPage } from "~/features/desk/oversight/records/records-page";
import {
  findOrTake as action,
  showRecords as loader,
} from "~/features/desk/oversight/records/records.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Records of advice", {
  isWrong: ({ mistakes }) => mistakes.length > 0,
});

export { action, loader };

export default function Records() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "found" in answer)
    return <RecordsPage view={{ mistakes: [], values: view.values, records: answer.found, isFound: true }} />;
  return <RecordsPage view={view} refusal={answer} />;
}
