import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { callBackend, findOperator } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import type { ClientFees } from "~/contract/fees/client-fees";
import { isSuccess } from "~/contract/wire/envelope";
import { FEE_PARTS, feesInFund, readFees } from "~/contract/fees/fee-rules";
import { listShownProducts } from "~/contract/fees/fee-table";
import type { ClientOverview } from "~/contract/desk/desk-operations";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { hasRight } from "~/contract/wire/rights";
import { type DeskSession, readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import { findAdvised } from "~/web/access/find-advised.server";
import { describeAssumedAnswers } from "~/words/assumed/describe-assumed";
import { sayDebtLeft } from "~/words/plan/debt-left";
import { noteGrant } from "~/words/plan/note-grant";
import { gatherFacts } from "~/words/plan/plan-facts";
import { describeWays } from "~/words/plan/ways-to-be-paid";
import { formatFee } from "~/words/plan/write-figures";
import { writeClientPage } from "~/web/identity/client-addresses";
import type { ClientView } from "./client-page";
import { findClientSteps } from "~/web/desk/client-steps.server";
import { nameShortly } from "./client-words";
import { describeClient } from "./describe-client";
import { REGENERATED_FIELDS, regenerate } from "./regenerate.server";

const AGAIN = "again";

/** Shows a client of the logged-in adviser; 404 for anybody else's. */
export async function showClient({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "advise");
  const id = readPersonNumber(session, params.client);
  const { searchParams } = new URL(request.url);
  const before = readId(searchParams.get("before"));
  const [overview, fees] = await Promise.all([
    requireAnswer("getClientOverview", { params: { id }, query: { before } }, session),
    callBackend("getClientFees", { params: { id } }, session),
  ]);
  const rights = {
    setsFees: hasRight(session.role, "setFees"),
    chooses: hasRight(session.role, "chooseForClients"),
    handsOver: hasRight(session.role, "handOver"),
  };
  const [steps, newest] = await Promise.all([
    findClientSteps("Client", overview, session),
    before === undefined ? findNewest(overview, session) : undefined,
  ]);
  const view: ClientView = {
    ...describeClient(overview, {
      fees: isSuccess(fees) ? writeAdviceFee(fees.return_object) : undefined,
      rights,
    }),
    isAgain: searchParams.has(AGAIN),
    ...newest,
    steps,
  };
  return showPage(view, session);
}

/** One after the other: both mostly read the same plan, and the audit log notes an adviser's view once. */
async function findNewest(
  overview: ClientOverview,
  session: DeskSession,
): Promise<Pick<ClientView, "assumed" | "ways" | "help">> {
  const assumed = await findAssumed(overview, session);
  return { assumed, ...(await findAdvice(overview, session)) };
}

/** Answers and assumptions of the newest plan; undefined without a plan, or if the services do not answer. */
async function findAssumed({ client, plans }: ClientOverview, { bearer }: DeskSession) {
  const [newest] = plans;
  if (!newest) return undefined;
  const query = { id: newest.id, client: client.userId, plan_type: "base" } as const;
  const answer = await callBackend("getPlan", { query }, { bearer });
  const [record] = isSuccess(answer) ? answer.return_object : [];
  return (
    record && { plan: newest.id, view: describeAssumedAnswers(readSurveyRecord(record), nameShortly(client)) }
  );
}

/**
 * The ways to be paid of the newest plan that is worked out, and the help available, in sentences that name the
 * client; each undefined if the services do not answer.
 */
async function findAdvice(
  { client, plans }: ClientOverview,
  session: DeskSession,
): Promise<Pick<ClientView, "ways" | "help">> {
  const newest = plans.find(({ advice }) => advice?.status === "ready");
  const advised = newest && (await findAdvised({ id: newest.id, client: client.userId }, session));
  if (!advised) return {};
  const facts = gatherFacts(advised.recommendation, advised.plan, nameShortly(client));
  const view = describeWays(facts);
  const sentences = [...sayDebtLeft(facts), ...noteGrant(facts)];
  return {
    ways: view && { plan: newest.id, view },
    help: sentences.length > 0 ? { plan: newest.id, sentences } : undefined,
  };
}

/** Requests a failed plan again. */
export async function changeClient(args: ActionFunctionArgs) {
  const declared = { right: "advise", fields: REGENERATED_FIELDS } as const;
  return handleDeskForm(args, declared, async ({ form, session, refuse, redirectTo }) => {
    const id = readPersonNumber(session, args.params.client);
    const refusal = await regenerate(form, session);
    return refusal ? refuse(refusal) : redirectTo(`${writeClientPage(id)}?${AGAIN}`);
  });
}

/** A summary of the fees of all funds and products: `0.85% a year`, `0.5% to 0.85% a year, up to 1% once`. */
function writeAdviceFee({ fpFees, funds }: ClientFees): string {
  const typed = [undefined, ...funds.map(({ fundNr }) => fundNr)].flatMap((fundNr) =>
    listShownProducts(findOperator().plusProvider !== undefined).flatMap((productId) => {
      const found = feesInFund(fpFees, productId, fundNr);
      return found ? [readFees(found)] : [];
    }),
  );
  const [initial, annual] = FEE_PARTS.map((part) => typed.map((fees) => fees[part]));
  const [least, most] = [Math.min(...(annual ?? [])), Math.max(...(annual ?? []))];
  const aYear = least === most ? formatFee(most) : `${formatFee(least)} to ${formatFee(most)}`;
  const once = Math.max(0, ...(initial ?? []));
  return `${aYear} a year${once > 0 ? `, up to ${formatFee(once)} once` : ""}`;
}
