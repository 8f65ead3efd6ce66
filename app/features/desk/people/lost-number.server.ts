import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { WaitingNumber } from "~/contract/desk/people-operations";
import { hasRight } from "~/contract/wire/rights";
import { nameUser } from "~/contract/account/user";
import { type DeskSession, readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { requireAccount } from "~/web/identity/user.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import { writeInstant } from "~/words/plan/write-figures";
import { sayWho } from "./say-who";
import { lostNumberForm } from "./people-forms";
import type { LostNumberView } from "./lost-number-page";
import { PEOPLE } from "./people-words";
import { NO_FIELDS } from "~/web/fields/field";

const CANCELLED = "cancelled";

const addressOf = (userId: number) => `/en/admin/clients/${userId}/number`;

/** Shows the pending change, or the form for one. */
export async function showLostNumber({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "changeLostNumbers");
  const userId = readPersonNumber(session, params.client);
  const change = await findChange(session, userId);
  const { user } = await requireAccount(session, userId);
  const view: LostNumberView = {
    name: nameUser(user) ?? "this person",
    who: sayWho(user),
    action: addressOf(userId),
    back: hasRight(session.role, "managePeople")
      ? { to: `${PEOPLE}/${userId}`, words: "This person" }
      : { to: "/en/admin/clients", words: "Your clients" },
    waiting: change && { number: change.number, from: writeInstant(change.effective_at) },
    isCancelled: new URL(request.url).searchParams.has(CANCELLED),
  };
  return showPage(view, session);
}

/**
 * The pending change of a person whose number the visitor may replace.
 * @throws Response 404 for anybody else, or if the services do not answer
 */
async function findChange(session: DeskSession, userId: number): Promise<WaitingNumber | undefined> {
  const { change } = await requireAnswer("getNumberChange", { params: { id: userId } }, session);
  return change;
}

/** Requests another number, or cancels the pending change. */
export async function changeLostNumber(args: ActionFunctionArgs) {
  const fields = Object.keys(lostNumberForm.shape);
  const declared = { right: "changeLostNumbers", schema: chooseForm, fields } as const;
  return handleDeskForm(args, declared, async ({ values, session, send, redirectTo }) => {
    const id = readPersonNumber(session, args.params.client);
    await findChange(session, id);
    const isStop = !("cell_number" in values);
    if (isStop) await send("cancelNumberChange", { params: { id } });
    else await send("askNumberChange", { params: { id }, body: values });
    return redirectTo(`${addressOf(id)}${isStop ? `?${CANCELLED}` : ""}`);
  });
}

function chooseForm(form: FormData): typeof lostNumberForm | typeof NO_FIELDS {
  return form.get("intent") === "cancel" ? NO_FIELDS : lostNumberForm;
}
