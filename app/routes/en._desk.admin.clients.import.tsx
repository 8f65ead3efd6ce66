import { useActionData } from "@remix-run/react";
import { ImportPage } from "~/features/desk/clients/import/import-page";
import { importList as action, showImport as loader } from "~/features/desk/clients/import/import.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add clients from a file");

export { action, loader };

export default function ImportClients() {
  const answered = useActionData<typeof action>();
  return <ImportPage view={answered && "view" in answered ? answered.view : undefined} />;
}
