import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CoverPage, titleCover } from "~/features/plan/page/sharing/cover-page";
import { SharedPlanPage } from "~/features/plan/page/sharing/shared-plan-page";
import {
  closeIfAsked,
  openShared,
  showCover,
  submitOpening,
} from "~/features/plan/page/sharing/shared.server";
import { showShared } from "~/features/plan/page/sharing/show-shared.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data && "state" in data ? titleCover(data) : "A shared plan"} – Baobab` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  closeIfAsked(request, params.token);
  const opened = await openShared(request, params.token);
  if (opened.state !== "open") return showCover(request, opened, params.token);
  const { view, headers } = showShared(request, opened, params.token);
  return json(view, { headers });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitOpening(args, params.token);
}

export default function Shared() {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return "state" in view ? <CoverPage view={view} notice={refusal?.notice} /> : <SharedPlanPage {...view} />;
}
