import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/features/visitor/person/profile-page";
import { changeProfile, showProfile } from "~/features/visitor/person/profile.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your details");

export async function loader({ request }: LoaderFunctionArgs) {
  return showProfile(request);
}

export async function action(args: ActionFunctionArgs) {
  return changeProfile(args);
}

export default function Profile() {
  return <ProfilePage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
