import { useActionData, useLoaderData } from "@remix-run/react";
import { SeenByPage } from "~/features/plan/page/seen-by-page";
import { askToHide as loader, submitHiding as action } from "~/features/plan/page/seen-by.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Who sees your plan");

export { action, loader };

export default function SeenBy() {
  const { name, role, operation } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SeenByPage name={name} role={role} operation={operation} notice={refused?.notice} />;
}
