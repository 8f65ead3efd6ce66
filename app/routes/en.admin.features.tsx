import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeaturesPage } from "~/features/desk/oversight/features/features-page";
import { showFeatures, switchFeature } from "~/features/desk/oversight/features/features.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Features – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showFeatures(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await switchFeature(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function Features() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <FeaturesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
