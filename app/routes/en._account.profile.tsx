import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/features/visitor/person/profile-page";
import { changeProfile as action, showProfile as loader } from "~/features/visitor/person/profile.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your details");

export { action, loader };

export default function Profile() {
  return <ProfilePage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
