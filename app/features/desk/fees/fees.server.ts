import { randomUUID } from "node:crypto";
import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readClient } from "~/base/plan-address";
import { callBackend, findOperator } from "~/backend/door.server";
import type { ClientFees, FeePreview } from "~/contract/fees/client-fees";
import { addVat } from "~/base/vat";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import { FEE_PARTS, FEE_PATHS, type FeePart, feesInFund, readFees } from "~/contract/fees/fee-rules";
import { type FeeTable, listShownProducts, type ProductId } from "~/contract/fees/fee-table";
import { type Client, fetchClient } from "~/web/identity/acting.server";
import { readFields } from "~/web/fields/read-fields.server";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { carrySession, sayNotFound, showPage } from "~/web/identity/session.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { answerInPlace, type FormRefusal } from "~/ui/form";
import { maskSequenceNumber } from "~/base/identity-number";
import { findClientSteps } from "~/web/desk/client-steps.server";
import { ALL_OTHERS, fillInFees, describeTyped, feeForm, nameFeeField, writeFee } from "./fee-form";
import type { FeesDeskView } from "./fees-view";

const PAGE = "/en/admin/fees";

/** The owner and the fund of the fees on a page. */
type About = { session: DeskSession; userId: number; client?: Client; fund: string; fees: ClientFees };

async function findAbout(request: Request): Promise<About> {
  const session = await requireRight(request, "setFees");
  const client = await findClientOf(request, session);
  const userId = client?.userId ?? session.userId;
  const fees = await requireAnswer("getClientFees", { params: { id: userId } }, session);
  const named = new URL(request.url).searchParams.get("fund") ?? fees.funds[0]?.fundNr ?? ALL_OTHERS;
  const fund = fees.funds.some(({ fundNr }) => fundNr === named) ? named : ALL_OTHERS;
  return { session, userId, client, fund, fees };
}

/** The client in the address; undefined if there is none. */
async function findClientOf(request: Request, session: DeskSession): Promise<Client | undefined> {
  if (readClient(new URL(request.url).searchParams) === undefined) return undefined;
  const client = await fetchClient(request, session);
  if (!client) throw sayNotFound(session);
  return client;
}

function writeAddress({ client, fund }: Pick<About, "client" | "fund">, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(client && { client: String(client.userId) }), fund, ...more });
  return `${PAGE}?${query.toString()}`;
}

/** Shows the fees of one fund, a planner's own or a client's. */
export async function showFees({ request }: LoaderFunctionArgs) {
  const about = await findAbout(request);
  const { session, client, fund, fees } = about;
  const fundNr = fund === ALL_OTHERS ? undefined : fund;
  const parts = FEE_PARTS.filter((part) => part !== "initial" || fees.allowsInitialFees);
  const read = (table: FeeTable, part: FeePart, productId: ProductId) =>
    readFees(feesInFund(table, productId, fundNr)!)[part];
  const overview =
    client && (await requireAnswer("getClientOverview", { params: { id: client.userId } }, session));
  const saved = new URL(request.url).searchParams.get("saved");
  const view: FeesDeskView = {
    client: client && { userId: client.userId, name: client.name, line: describeClient(client, fees) },
    steps: overview && (await findClientSteps("Fees", overview, session)),
    action: writeAddress(about),
    operation: randomUUID(),
    fundName: fees.funds.find((one) => one.fundNr === fund)?.fundName ?? "funds without fees of their own",
    vatPerct: fees.vatPerct,
    automatedAdvice: (fees.fpFees.allOtherFPFees[0]?.annualFeeBreakdown.autoAdviceFeeExclVat ?? 0).toFixed(2),
    funds: [...fees.funds, { fundNr: ALL_OTHERS, fundName: "All other funds" }].map((one) => ({
      name: one.fundName,
      to: writeAddress({ client, fund: one.fundNr }),
      isShown: one.fundNr === fund,
    })),
    products: listShownProducts(findOperator().plusProvider !== undefined).map((productId) => ({
      productId,
      allCosts: feesInFund(fees.fpFees, productId, fundNr)?.annualFeeBreakdown.totalFeeInclVat,
      fees: parts.map((part) => ({
        part,
        field: nameFeeField(productId, part),
        value: writeFee(read(fees.fpFees, part, productId)),
        withVat: addVat(read(fees.fpFees, part, productId), fees.vatPerct).toFixed(2),
        most: read(fees.maximums, part, productId).toFixed(2),
      })),
    })),
    isWaiting: fees.proposal !== undefined,
    newestPlan: fees.newestPlan,
    keptPlans: fees.keptPlans,
    saved: saved === "kept" || saved === "waiting" || saved === "template" ? saved : undefined,
  };
  return showPage(view, session);
}

const SEGMENTS = { NFPGEN: "general", default: "general", NFPSTFF: "staff" } as const;

function describeClient({ userId, rsaid }: Client, { segment }: ClientFees): string {
  return `Client ${userId} · ${maskSequenceNumber(rsaid ?? "")} · fees of the ${SEGMENTS[segment]} segment`;
}

/** Saves the typed fees, or shows a preview of them. */
export async function submitFees(args: FormArgs) {
  const declared = { open: findAbout, fields: Object.keys(feeForm.shape) };
  return handleForm(args, declared, async ({ form, caller, redirectTo, ...about }) => {
    const { userId, fund, fees } = about;
    const typed = await readFields(feeForm, form);
    if (!typed.ok) return answerAgain(form, about, typed.reason);
    const fundName = fees.funds.find(({ fundNr }) => fundNr === fund)?.fundName ?? "";
    const fpFees = fillInFees(fees.fpFees, typed.value, { fund, fundName, vatPerct: fees.vatPerct });
    if (form.get("intent") === "preview") return preview(form, about, fpFees);
    const answer = await callBackend("updateUser", { params: { id: userId }, body: { fpFees } }, caller);
    if (!isSuccess(answer)) return answerRefusal(form, answer, about, fpFees);
    return redirectTo(writeAddress(about, { saved: answer.return_object?.changedFees?.state ?? "kept" }));
  });
}

/** Answers with what was typed and its effect on the client's newest plan, if there is one. */
async function preview(form: FormData, about: About, fpFees: FeeTable) {
  const { session, client, fees } = about;
  if (!client || fees.newestPlan === undefined) return answerAgain(form, about, []);
  const answer = await callBackend("previewFees", { body: { id: fees.newestPlan, fpFees } }, session);
  if (!isSuccess(answer)) return answerRefusal(form, answer, about, fpFees);
  return answerAgain(form, about, [], answer.return_object);
}

/** Answers with the page and all that was typed; 422 only if something is wrong. */
async function answerAgain(
  form: FormData,
  { session, fund, fees }: About,
  refusal: FormRefusal,
  shown?: FeePreview,
) {
  const headers = carrySession(session);
  const refilled = (await (await answerInPlace(form, refusal, headers)).json()) as object;
  const typed = describeTyped(fees.fpFees, form, { fund, vatPerct: fees.vatPerct });
  return json({ ...refilled, typed, preview: shown }, { headers, status: refusal.length > 0 ? 422 : 200 });
}

/** Answers with the page and each mistake at its field of the shown fund. */
function answerRefusal(form: FormData, answer: Rejection, about: About, table: FeeTable) {
  const nameField = (path: string) => {
    const [, funds, fund, others, at] =
      /(?:(fundBasedFPFees)\.(\d+)\.products|(allOtherFPFees))\.(\d+)\./.exec(path) ?? [];
    const products = funds ? table.fundBasedFPFees[Number(fund)]?.products : others && table.allOtherFPFees;
    const productId = products ? products[Number(at)]?.productId : undefined;
    const part = FEE_PARTS.find((one) => path.endsWith(FEE_PATHS[one]));
    return productId && part ? nameFeeField(productId, part) : undefined;
  };
  return answerAgain(form, about, explainRefusal(answer, about.session, { form, nameField }));
}
