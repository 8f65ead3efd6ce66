import { eq } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import type { FeeLimits } from "~/backend/fees/check-fees";
import type { FeeTable } from "~/contract/fees/fee-table";
import { type Basis, chooseBasis, type FeeOverrides } from "~/engine";
import { roundRate } from "../calls/round";
import type { DatabaseOrTransaction } from "../store/connection";
import { organisations, users } from "../store/schema";
import { presentAgreedFees, presentMaximumFees } from "./fee-tables";

/** Fees that a planner sets, for a client or as the template for new clients, and their limits. */
type FeesToSet = {
  isTemplate: boolean;
  basis: Basis;
  fpFees: FeeTable;
  /** The client's fees in the engine's form, with which plans are computed. */
  agreed: FeeOverrides;
  segment: "NFPGEN" | "NFPSTFF" | "default";
  limits: FeeLimits;
};

/**
 * Finds the fees of an account as a planner sets them.
 * @param plannerId the planner, whose organisation decides whether initial fees are allowed; if it is the
 *   account itself, its fees are a template
 */
export async function findFeesToSet(
  store: DatabaseOrTransaction,
  { userId, plannerId, now }: { userId: number; plannerId: number | null; now: Date },
): Promise<FeesToSet | undefined> {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  if (!row) return undefined;
  const basis = chooseBasis(todayInSouthAfrica(now));
  const isTemplate = plannerId === userId;
  const fpFees = isTemplate
    ? (row.ownFees ?? presentAgreedFees(basis, {}))
    : (row.agreedFees ?? presentAgreedFees(basis, row.fees));
  const { segment, ...maximums } = presentMaximumFees(basis, isTemplate ? undefined : row.segment);
  const allowsInitialFees = plannerId !== null && (await allowsInitial(store, plannerId));
  const funds = Object.values(basis.funds).map(({ number, name }) => ({ fundNr: number, fundName: name }));
  return {
    isTemplate,
    basis,
    fpFees,
    agreed: row.fees,
    segment,
    limits: { maximums, allowsInitialFees, funds },
  };
}

async function allowsInitial(store: DatabaseOrTransaction, plannerId: number): Promise<boolean> {
  const [row] = await store
    .select({ allows: organisations.allowsInitialFees })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, plannerId));
  return row?.allows ?? false;
}

/** A basis's VAT rate in percent. */
export function readVat({ fees }: Basis): number {
  return roundRate(fees.vatShare * 100);
}
