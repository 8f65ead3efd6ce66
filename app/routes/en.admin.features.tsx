import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeaturesPage } from "~/features/oversight/features/features-page";
import { showFeatures, switchFeature } from "~/features/oversight/features/features.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "Features – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showFeatures(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return switchFeature(request);
}

export default function Features() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <FeaturesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
