import { useLoaderData } from "@remix-run/react";
import { KeepPage } from "~/features/plan/page/keep-page";
import { showKeeping as loader } from "~/features/plan/page/keep.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this plan");

export { loader };

export default function Keep() {
  return <KeepPage {...useLoaderData<typeof loader>()} />;
}
