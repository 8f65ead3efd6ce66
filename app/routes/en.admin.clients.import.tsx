import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ImportPage } from "~/features/desk/clients/import/import-page";
import { importList, showImport } from "~/features/desk/clients/import/import.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Add clients from a file – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showImport(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await importList(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function ImportClients() {
  useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (answered && "view" in answered) return <ImportPage view={answered.view} />;
  return <ImportPage refusal={answered} />;
}
