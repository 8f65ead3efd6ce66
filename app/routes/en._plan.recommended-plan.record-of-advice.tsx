import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/features/plan/page/record/record-page";
import { showRecord } from "~/features/plan/page/record/record.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Record of advice");

export async function loader({ request }: LoaderFunctionArgs) {
  return showRecord(request);
}

export default function RecordOfAdvice() {
  return <RecordPage view={useLoaderData<typeof loader>()} />;
}
