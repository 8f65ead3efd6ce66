import { useLoaderData } from "@remix-run/react";
import { FeaturesPage } from "~/features/desk/oversight/features/features-page";
import {
  showFeatures as loader,
  switchFeature as action,
} from "~/features/desk/oversight/features/features.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Features");

export { action, loader };

export default function Features() {
  return <FeaturesPage view={useLoaderData<typeof loader>()} />;
}
