import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/features/visitor/person/profile-page";
import { changeProfile, showProfile } from "~/features/visitor/person/profile.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Your details", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showProfile(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return changeProfile(args);
}

export default function Profile() {
  return <ProfilePage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
