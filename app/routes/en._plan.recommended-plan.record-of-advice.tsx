import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/features/plan/page/record/record-page";
import { showRecord as loader } from "~/features/plan/page/record/record.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Record of advice");

export { loader };

export default function RecordOfAdvice() {
  return <RecordPage view={useLoaderData<typeof loader>()} />;
}
