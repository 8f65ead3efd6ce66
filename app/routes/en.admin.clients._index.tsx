import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientsPage } from "~/features/desk/clients/clients-page";
import { changeClients, showClients } from "~/features/desk/clients/clients.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Clients", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showClients(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return changeClients(args);
}

export default function Clients() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notice = answer && "notice" in answer ? answer.notice : undefined;
  return <ClientsPage view={view} notice={notice} />;
}
