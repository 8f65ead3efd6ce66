import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import type { ClientFees } from "~/contract/client-fees";
import { isSuccess } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import { FEE_PARTS, readFees, addVat, feesInFund } from "~/contract/fee-rules";
import type { FeePart } from "~/contract/fee-rules";
import { PRODUCT_IDS } from "~/contract/fee-table";
import type { FeeTable } from "~/contract/fee-table";
import { requireRight } from "~/features/session/desk.server";
import type { DeskSession } from "~/features/session/desk.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { carrySession, readWait, refuseForNow } from "~/features/session/session.server";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { answerInPlace } from "~/ui/form";
import { ALL_OTHERS, nameFeeField, readFeeForm, writeFee } from "./fee-form";
import type { FeesDeskView } from "./fees-view";

const PAGE = "/en/admin/fees";

/** Whose fees a page is about, and which fund's. */
type About = { session: DeskSession; userId: number; client?: number; fund: string; fees: ClientFees };

async function findAbout(request: Request): Promise<About> {
  const session = await requireRight(request, "setFees");
  const { searchParams } = new URL(request.url);
  const written = searchParams.get("client");
  const client = written !== null && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
  if (written !== null && client === undefined) throw notFound(session);
  const userId = client ?? session.userId;
  const answer = await callBackend("getClientFees", { params: { id: userId } }, session);
  if (!isSuccess(answer)) throw answer.http_code === 404 ? notFound(session) : refuseForNow(session, answer);
  const fees = answer.return_object;
  const named = searchParams.get("fund") ?? fees.funds[0]?.fundNr ?? ALL_OTHERS;
  const fund = fees.funds.some(({ fundNr }) => fundNr === named) ? named : ALL_OTHERS;
  return { session, userId, client, fund, fees };
}

const notFound = (session: DeskSession) =>
  new Response("Not found", { status: 404, headers: carrySession(session) });

function writeAddress({ client, fund }: Pick<About, "client" | "fund">, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(client && { client: String(client) }), fund, ...more });
  return `${PAGE}?${query.toString()}`;
}

/**
 * Shows the fees of one fund, a planner's own or a client's.
 * @param isRefused whether the page answers a form of which nothing was kept
 */
export async function showFees(request: Request, isRefused: boolean) {
  const about = await findAbout(request);
  const { session, client, fund, fees } = about;
  const fundNr = fund === ALL_OTHERS ? undefined : fund;
  const parts = FEE_PARTS.filter((part) => part !== "initial" || fees.allowsInitialFees);
  const read = (table: FeeTable, part: FeePart, productId: (typeof PRODUCT_IDS)[number]) =>
    readFees(feesInFund(table, productId, fundNr)!)[part];
  const saved = new URL(request.url).searchParams.get("saved");
  const view: FeesDeskView = {
    client,
    action: writeAddress(about),
    funds: [...fees.funds, { fundNr: ALL_OTHERS, fundName: "All other funds" }].map((one) => ({
      name: one.fundName,
      to: writeAddress({ client, fund: one.fundNr }),
      isShown: one.fundNr === fund,
    })),
    products: PRODUCT_IDS.map((productId) => ({
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
  const headers = carrySession(session);
  headers.set("Cache-Control", "no-store");
  return json({ ...view, isRefused }, { headers });
}

/** Saves what was typed, or shows what it would change. */
export async function submitFees(request: Request) {
  const { form, distrust } = await readForm(request);
  const about = await findAbout(request);
  const { session, userId, fund, fees } = about;
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const fundName = fees.funds.find(({ fundNr }) => fundNr === fund)?.fundName ?? "";
  const read = readFeeForm(fees.fpFees, form, { fund, fundName, vatPerct: fees.vatPerct });
  if ("mistakes" in read) return answerInPlace(form, read.mistakes, headers);
  const fpFees = read.table;
  if (form.get("intent") === "preview" && fees.newestPlan !== undefined) {
    const answer = await callBackend("previewFees", { body: { id: fees.newestPlan, fpFees } }, session);
    if (!isSuccess(answer)) return answerRefusal(form, answer, about, fpFees);
    const shown = (await (await answerInPlace(form, [], headers)).json()) as object;
    return json({ ...shown, preview: answer.return_object }, { headers });
  }
  const answer = await callBackend("updateUser", { params: { id: userId }, body: { fpFees } }, session);
  if (!isSuccess(answer)) return answerRefusal(form, answer, about, fpFees);
  const saved = answer.return_object?.changedFees?.state ?? "kept";
  return redirect(writeAddress(about, { saved }), { status: 303, headers });
}

const PART_AT_END: readonly [end: string, part: FeePart][] = [
  ["initialFeeExclVat", "initial"],
  ["fpFeeExclVat", "annual"],
  ["ccfFeeExclVat", "company"],
];

/** The page again, with what is wrong at each field of the fund that it shows. */
function answerRefusal(form: FormData, answer: Envelope, { session }: About, table: FeeTable) {
  const headers = carrySession(session);
  if (isSuccess(answer) || answer.http_code >= 500) throw refuseForNow(session, answer);
  if (answer.http_code === 429) return answerInPlace(form, describeTooFrequent(readWait(answer)), headers);
  const mistakes = (answer.return_object?.errors ?? []).flatMap(({ path, message }) => {
    const [, funds, fund, others, at] =
      /(?:(fundBasedFPFees)\.(\d+)\.products|(allOtherFPFees))\.(\d+)\./.exec(path) ?? [];
    const products = funds ? table.fundBasedFPFees[Number(fund)]?.products : others && table.allOtherFPFees;
    const productId = products ? products[Number(at)]?.productId : undefined;
    const part = PART_AT_END.find(([end]) => path.endsWith(end))?.[1];
    return productId && part ? [{ field: nameFeeField(productId, part), message }] : [];
  });
  return answerInPlace(form, mistakes.length > 0 ? mistakes : answer.message, headers);
}
