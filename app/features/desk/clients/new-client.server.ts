import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/web/identity/desk.server";
import { showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { listClientSteps } from "~/web/desk/client-steps";
import { newClientForm } from "~/web/desk/user-forms";

export async function showNewClient({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "addClients");
  const steps = listClientSteps("Client", session.role);
  return showPage({ operation: randomUUID(), steps }, session);
}

/**
 * Opens the account, once however often the form is sent, and redirects to the client's survey; to the list if the
 * holder of an existing account has to agree first.
 */
export async function addClient(args: FormArgs) {
  const declared = { right: "addClients", schema: newClientForm } as const;
  return handleDeskForm(args, declared, async ({ values, session, send, redirectTo }) => {
    const user = {
      ...values,
      userId: null,
      role: "Investor" as const,
      submittedByUserId: session.userId,
    };
    const opened = await send("createUser", { body: { user } });
    return redirectTo("user" in opened ? `/en/1?client=${opened.user.userId}` : "/en/admin/clients?saved");
  });
}
