import { FEE_PARTS, type FeePart, feesInFund, readFees } from "~/contract/fees/fee-rules";
import { type FeeTable, PRODUCT_IDS } from "~/contract/fees/fee-table";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { findAdvisersEmail } from "../people/find-adviser";
import { findDetails } from "../people/users";
import { getEnvironment } from "../process/environment";
import { writeNotMe } from "./mail-effects";
import type { Transaction } from "../store/connection";

type Copy = { userId: number; before: FeeTable; after: FeeTable };

const PARTS: Record<FeePart, string> = {
  initial: "advice, once",
  annual: "advice, a year",
  company: "fund company, a year",
};

/** Mails a client a copy of changed fees. */
export async function mailChangedFees(
  tx: Transaction,
  { regeneratedPlan, ...copy }: Copy & { regeneratedPlan?: number },
): Promise<void> {
  await mailClient(tx, copy, "Your fees changed", [
    "The fees for advice agreed with you changed.",
    ...(regeneratedPlan
      ? [`We work out plan ${regeneratedPlan} again. Your other plans keep their fees.`]
      : []),
  ]);
}

/** Mails a client a question about higher fees. */
export async function mailHigherFees(tx: Transaction, copy: Copy): Promise<void> {
  await mailClient(tx, copy, "Your planner asks for higher fees", [
    "Your planner asks for higher fees. They count only once you say yes.",
    `Log in and answer here: ${writeLink("/en/my-data/fees")}`,
  ]);
}

/** Mails the adviser their client's answer, without a name or a figure. */
export async function mailAnsweredFees(
  tx: Transaction,
  { userId, isAccepted }: { userId: number; isAccepted: boolean },
): Promise<void> {
  const to = hasMailServer() ? await findAdvisersEmail(tx, userId) : undefined;
  if (!to) return;
  const lines = [
    isAccepted
      ? `Client ${userId} said yes to the fees that you asked for. They count from now on.`
      : `Client ${userId} said no to the fees that you asked for. Their fees stay as they are.`,
    `Their fees: ${writeLink(`/en/admin/fees?client=${userId}`)}`,
  ];
  const subject = `Client ${userId} answered about fees`;
  await queueMail(tx, { to, subject, text: `${lines.join("\n\n")}\n` }, userId);
}

const writeLink = (path: string) => new URL(path, getEnvironment().PUBLIC_URL).href;

async function mailClient(
  tx: Transaction,
  { userId, before, after }: Copy,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  const to = hasMailServer() ? (await findDetails(tx, userId))?.email : undefined;
  if (!to) return;
  const text = [...lines, listChanges(before, after), writeNotMe()].join("\n\n");
  await queueMail(tx, { to, subject, text: `${text}\n` }, userId);
}

/** Lists every fee that differs, in percent before VAT. */
function listChanges(before: FeeTable, after: FeeTable): string {
  const named = new Map(
    [...before.fundBasedFPFees, ...after.fundBasedFPFees].map((fund) => [fund.fundNr, fund.fundName]),
  );
  const funds: [string | undefined, string][] = [...named, [undefined, "All other funds"]];
  const lines = funds.flatMap(([fundNr, fundName]) =>
    PRODUCT_IDS.flatMap((productId) => {
      const [was, is] = [before, after].map((table) => feesInFund(table, productId, fundNr));
      if (!was || !is) return [];
      const [old, next] = [readFees(was), readFees(is)];
      return FEE_PARTS.filter((part) => old[part] !== next[part]).map(
        (part) => `${fundName}, ${productId}, ${PARTS[part]}: ${old[part]}% before, ${next[part]}% now`,
      );
    }),
  );
  return lines.length > 0 ? `Before VAT:\n${lines.join("\n")}` : "No fee is another.";
}
