import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { formatRand } from "~/base/money";
import { sayPhoneNumber } from "~/base/operator";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend, findMailing, findOperator } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { findRequests } from "~/web/access/choices-made.server";
import { explainFailure } from "~/web/access/explain-failure.server";
import { readOwnPage } from "~/web/request/return-address";
import { findUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { describeParts } from "~/words/plan/describe-split";
import { writeInstant } from "~/words/plan/write-figures";
import { CHOOSE, REQUEST_PATHS, type RequestKind, THEN } from "../selection-addresses";
import { enterSelection } from "./enter-selection.server";
import type { RequestView } from "./request-page";
import { SEEN_FIELD } from "../seen-fields";
import { hasSeen, hashFigures } from "../seen-figures.server";

const CHANGED =
  "The choice or the plan has changed since you opened this page, so nothing was asked for. Please look at it again and ask then.";

const OPERATIONS = { quote: "requestQuote", invest: "requestInvestment" } as const;

function writeNotAsked(): string {
  const operator = findOperator();
  return `We cannot take your request just now. Nothing is lost: please try again later, or call us on ${sayPhoneNumber(operator)}, ${operator.hours.text}.`;
}

/** Opens the chosen plan; redirects a person without a choice to make one and return. */
async function enterChosen(request: Request, kind: RequestKind) {
  const { id, session, client, named, headers, chosen } = await enterSelection(request);
  if (!session.person) return { isGuest: true, headers };
  if (!chosen) throw redirect(writePlanAddress(CHOOSE, named, { [THEN]: kind }), { status: 303, headers });
  return { id, session, client, named, headers, chosen };
}

/**
 * Asks whether a person wants a quote for the chosen plan, or to invest in it; or confirms the request.
 * @throws Response as `enterSelection`; a redirect to the choice if nothing is chosen
 */
export async function showRequest(request: Request, kind: RequestKind) {
  const entered = await enterChosen(request, kind);
  const { headers } = entered;
  if ("isGuest" in entered) {
    const view: RequestView = { state: "guest", kind, next: readOwnPage(request) };
    return json({ view }, { headers });
  }
  const { id, session, client, chosen } = entered;
  const [requests, described] = await Promise.all([findRequests(id, session), findUser(session)]);
  const { facts, type } = chosen;
  const ofKind = requests.filter((one) => one.kind === kind);
  const standing = ofKind.find((one) => one.is_current && one.plan_type === type);
  const [before] = ofKind;
  const isWaiting = standing?.awaits_confirmation === true;
  const view: RequestView =
    standing && (client || !isWaiting)
      ? {
          state: "asked",
          kind,
          type,
          reference: standing.reference,
          at: writeInstant(standing.requested_at),
          mailing: findMailing((client ?? described?.user)?.email ?? facts.plan.email),
          client: client?.name,
          isWaiting,
        }
      : {
          state: "asks",
          kind,
          type,
          incomePerMonth: formatRand(facts.income.total),
          parts: describeParts(facts).map(({ name, amount }) => ({ name, value: amount })),
          isForGood: facts.isLifeAnnuity,
          isPlus: facts.product.product === "LivingAnnuityPlus",
          adviser: client ? undefined : described?.adviser?.name,
          client: client?.name,
          proposal: standing && {
            by: standing.asked_by?.name ?? "Your adviser",
            reference: standing.reference,
            at: writeInstant(standing.requested_at),
          },
          before:
            standing || !before
              ? undefined
              : { reference: before.reference, at: writeInstant(before.requested_at) },
          seen: hashFigures([chosen.facts]),
          operation: randomUUID(),
        };
  return json({ view }, { headers });
}

/**
 * Requests a quote or an investment.
 * @throws Response as `showRequest`
 */
export async function submitRequest(args: FormArgs, kind: RequestKind) {
  const open = (request: Request) => enterChosen(request, kind);
  const declared = { open, fields: [SEEN_FIELD] };
  return handleForm(args, declared, async ({ form, caller, refuse, redirectTo, ...entered }) => {
    if ("isGuest" in entered) return redirectTo(readOwnPage(args.request) ?? CHOOSE);
    const { id, session, client, named, chosen } = entered;
    if (!hasSeen(form, [chosen.facts])) return refuse(CHANGED);
    const answer = await callBackend(OPERATIONS[kind], { body: { id, plan_type: chosen.type } }, caller);
    if (!isSuccess(answer)) return refuse(explainFailure(answer, { ...session, client }, writeNotAsked()));
    return redirectTo(writePlanAddress(REQUEST_PATHS[kind], named));
  });
}
