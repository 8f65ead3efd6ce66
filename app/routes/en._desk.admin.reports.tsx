import { useLoaderData } from "@remix-run/react";
import { ReportsPage } from "~/features/desk/oversight/reports/reports-page";
import { showReport as loader } from "~/features/desk/oversight/reports/reports.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Reports", { isWrong: ({ mistakes }) => mistakes.length > 0 });

export { loader };

export default function Reports() {
  return <ReportsPage view={useLoaderData<typeof loader>()} />;
}
