import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeaturesPage } from "~/features/desk/oversight/features/features-page";
import { showFeatures, switchFeature } from "~/features/desk/oversight/features/features.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Features");

export async function loader({ request }: LoaderFunctionArgs) {
  return showFeatures(request);
}

export async function action(args: ActionFunctionArgs) {
  return switchFeature(args);
}

export default function Features() {
  const notice = useActionData<typeof action>()?.notice;
  return <FeaturesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
