import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/features/visitor/person/profile-page";
import { changeProfile, showProfile } from "~/features/visitor/person/profile.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Your details – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showProfile(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await changeProfile(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function Profile() {
  return <ProfilePage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
