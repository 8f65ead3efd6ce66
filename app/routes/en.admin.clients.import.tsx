import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ImportPage } from "~/features/desk/clients/import/import-page";
import { importList, showImport } from "~/features/desk/clients/import/import.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Add clients from a file", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showImport(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return importList(args);
}

export default function ImportClients() {
  useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (answered && "view" in answered) return <ImportPage view={answered.view} />;
  return <ImportPage refusal={answered} />;
}
