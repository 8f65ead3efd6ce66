import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FeesPage } from "~/features/plan/page/fees-page";
import { SharerNote } from "~/features/plan/page/sharing/sharer-note";
import { requireShared } from "~/features/plan/page/sharing/shared.server";
import { viewFees } from "~/features/plan/page/view-fees";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("What a shared plan costs", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { recommended, amended, by, headers } = await requireShared(request, params.token);
  const query = new URL(request.url).searchParams;
  return json({ by, ...viewFees(recommended, amended, { query, keepsFees: false }) }, { headers });
}

export default function SharedFees() {
  const { by, ...view } = useLoaderData<typeof loader>();
  return <FeesPage {...view} sharedBy={<SharerNote {...by} />} />;
}
