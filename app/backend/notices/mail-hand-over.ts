import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { getEnvironment } from "../process/environment";
import { writeNotMe } from "./mail-effects";
import type { Transaction } from "../store/connection";
import { type Job, SENDING_JOB, sendInTransaction } from "../store/queue";
import { transact } from "../store/transact";
import { describeAdviser } from "../people/describe-person";
import { findDetails } from "../people/users";

/** Clients whose former adviser's requests were withdrawn, by kind of request. */
export type Withdrawn = Record<"fees" | "numbers" | "investments", number[]>;

/** The job that mails clients the change of adviser. Its payload is only ids. */
export const TELL_HAND_OVER = "tell-hand-over";
type TellHandOver = {
  clientIds: number[];
  /** Clients whose change of fees was withdrawn. */
  withdrawn: number[];
  /** Clients whose change of number, or investment, was withdrawn; absent in jobs of earlier releases. */
  numbers?: number[];
  investments?: number[];
  fromId: number;
  toId: number;
};

/** The number of mails per job, well within its timeout. */
const MAILS_AT_ONCE = 100;

type Announced = Pick<TellHandOver, "clientIds" | "fromId" | "toId"> & { withdrawn: Withdrawn };

/** Queues the mails about clients who were handed over. */
export async function announceHandOver(
  tx: Transaction,
  { clientIds, withdrawn, ...between }: Announced,
): Promise<void> {
  if (clientIds.length === 0 || !hasMailServer()) return;
  await mailAdvisers(tx, { ...between, clients: clientIds.length });
  for (let from = 0; from < clientIds.length; from += MAILS_AT_ONCE) {
    const some = clientIds.slice(from, from + MAILS_AT_ONCE);
    const data: TellHandOver = {
      ...between,
      clientIds: some,
      withdrawn: withdrawn.fees.filter((id) => some.includes(id)),
      numbers: withdrawn.numbers.filter((id) => some.includes(id)),
      investments: withdrawn.investments.filter((id) => some.includes(id)),
    };
    await sendInTransaction(tx, { name: TELL_HAND_OVER, data, options: SENDING_JOB });
  }
}

/** Queues the clients' mails. The advisers may be gone by then; clients without an address see it in My data. */
export async function mailHandOver({ data, complete }: Job<TellHandOver>): Promise<void> {
  await transact(async (tx) => {
    const [from, to] = await Promise.all([data.fromId, data.toId].map((id) => describeAdviser(tx, id)));
    for (const userId of data.clientIds) {
      const email = (await findDetails(tx, userId))?.email;
      if (!email || !to) continue;
      const lines = [
        `From now on ${to.name}, ${to.role}, is your adviser and sees your answers and plans.`,
        `${from?.name ?? "Your former adviser"} no longer sees them, and links that they made to your plans are closed. Your plans and your fees stay as they are.`,
        ...(data.withdrawn.includes(userId)
          ? ["The change of fees that waited for your yes is withdrawn."]
          : []),
        ...(data.numbers?.includes(userId)
          ? [
              "The other cell number that they gave us will not be used. Codes go to the number that we had before.",
            ]
          : []),
        ...(data.investments?.includes(userId)
          ? ["What they asked to invest for you is withdrawn, because you had not confirmed it."]
          : []),
        writeNotMe(),
      ];
      const mail = { to: email, subject: `${to.name} is your adviser now`, text: `${lines.join("\n\n")}\n` };
      await queueMail(tx, mail, userId);
    }
    await complete(tx);
  });
}

type Between = Pick<TellHandOver, "fromId" | "toId"> & { clients: number };

/** Names no clients, because mails must not contain names; the list of clients shows them. */
async function mailAdvisers(tx: Transaction, { fromId, toId, clients }: Between): Promise<void> {
  const [from, to] = await Promise.all([fromId, toId].map((id) => describeAdviser(tx, id)));
  const list = new URL("/en/admin/clients", getEnvironment().PUBLIC_URL).href;
  const many = clients === 1 ? "One client" : `${clients} clients`;
  const letters = [
    [fromId, from, `${many} went from you to ${to?.name ?? "another adviser"}.`],
    [toId, to, `${many} came to you${from ? ` from ${from.name}` : ""}.`],
  ] as const;
  for (const [userId, adviser, sentence] of letters) {
    const email = adviser && (await findDetails(tx, userId))?.email;
    if (!email) continue;
    const text = `${sentence}\n\nYour clients: ${list}\n`;
    await queueMail(tx, { to: email, subject: "Clients were handed over", text }, userId);
  }
}
