import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FeesPage } from "~/features/plan/page/fees-page";
import { hasOtherFees } from "~/features/plan/page/kept-fees.server";
import { viewFees } from "~/features/plan/page/view-fees";
import { visitAdvised } from "~/features/plan/page/visit-advised.server";
import { titled } from "~/web/page/titled";

export const meta = titled<typeof loader>(({ fees }) => fees.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, recommended, amended, session, client, headers } = await visitAdvised(request);
  const keepsFees = await hasOtherFees(id, session, client);
  const query = new URL(request.url).searchParams;
  const asked = { query, keepsFees, clientName: client?.name };
  return json(viewFees(recommended, amended, asked), { headers });
}

export default function Fees() {
  return <FeesPage {...useLoaderData<typeof loader>()} />;
}
