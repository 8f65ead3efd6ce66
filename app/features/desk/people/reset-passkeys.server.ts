import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { nameUser } from "~/contract/account/user";
import { readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { sayNotFound, showPage } from "~/web/identity/session.server";
import { requireAccount } from "~/web/identity/user.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import { writeInstant } from "~/words/plan/write-figures";
import { sayWho } from "./say-who";
import { PEOPLE } from "./people-words";
import { resetPasskeysForm } from "./people-forms";
import type { ResetDone, ResetPasskeysView } from "./reset-passkeys-page";

/** Asks for confirmation before another person's passkeys are removed. */
export async function showResetPasskeys({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "managePeople");
  const userId = readPersonNumber(session, params.person);
  if (userId === session.userId) throw sayNotFound(session);
  const { user } = await requireAccount(session, userId);
  const view: ResetPasskeysView = {
    name: nameUser(user) ?? "this person",
    who: sayWho(user),
    person: `${PEOPLE}/${userId}`,
    operation: randomUUID(),
  };
  return showPage(view, session);
}

/** Removes them. The pass is shown in the response only, never in an address. */
export async function submitPasskeyReset(args: ActionFunctionArgs) {
  const declared = { right: "managePeople", schema: resetPasskeysForm } as const;
  return handleDeskForm(args, declared, async ({ values, session, send }) => {
    const id = readPersonNumber(session, args.params.person);
    const { pass, good_until } = await send("resetPasskeys", { params: { id }, body: values });
    const done: ResetDone = { isReset: true, pass, until: good_until && writeInstant(good_until) };
    return showPage(done, session);
  });
}
