import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeaturesPage } from "~/features/desk/oversight/features/features-page";
import { showFeatures, switchFeature } from "~/features/desk/oversight/features/features.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Features", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showFeatures(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return switchFeature(args);
}

export default function Features() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <FeaturesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
