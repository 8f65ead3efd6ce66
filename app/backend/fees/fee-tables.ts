import type { FeeTable, FeesOfProduct } from "~/contract/fees/fee-table";
import { type Basis, type FeeOverrides, type Pot, withFees } from "~/engine";
import { roundRate } from "../calls/round";
import { MAXIMUM_FEES_2026_11 } from "./maximum-fees-2026-11";

type Segment = keyof typeof MAXIMUM_FEES_2026_11.bySegment;

/** The products that hold each pot of a plan. Emergency savings are a unit trust in a fund with its own fees. */
const PRODUCTS = {
  annuity: ["LA", "LAP"],
  unitTrust: ["UT"],
  emergencySavings: ["UT"],
} as const satisfies Record<Pot, readonly FeesOfProduct["productId"][]>;

/** The fees agreed with a person; where none are, those of the basis. */
export function presentAgreedFees(basis: Basis, agreed: FeeOverrides): FeeTable {
  const { fees } = withFees(basis, agreed);
  const writeExclVat = (share: number) => roundRate((share * 100) / (1 + fees.vatShare));
  const present = (pot: Pot): FeesOfProduct[] => {
    const { plannerShare, automatedAdviceShare, administrationShare } = fees.annual[pot];
    const parts = [plannerShare, automatedAdviceShare, administrationShare];
    const total = parts.reduce((sum, share) => sum + share, 0);
    const annualFeeBreakdown = {
      fpFeeExclVat: writeExclVat(plannerShare),
      autoAdviceFeeExclVat: writeExclVat(automatedAdviceShare),
      ccfFeeExclVat: writeExclVat(administrationShare),
      totalFeeExclVat: writeExclVat(total),
      // Half a cent rounds up, even where binary fractions fall just short of it.
      totalFeeInclVat: Math.round(roundRate(total * 100) * 100) / 100,
    };
    const initialFeeExclVat = writeExclVat(fees.initialShare[pot]);
    return PRODUCTS[pot].map((productId) => ({ productId, initialFeeExclVat, annualFeeBreakdown }));
  };
  const [unitTrust] = present("unitTrust");
  const outsidePlans = (["RA", "TFI"] as const).map((productId) => ({ ...unitTrust!, productId }));
  return {
    fundBasedFPFees: [{ ...nameEmergencyFund(basis), products: present("emergencySavings") }],
    allOtherFPFees: [...present("annuity"), ...outsidePlans, unitTrust!],
  };
}

/** The most that a planner may charge the people of a segment; an unknown segment gets the default. */
export function presentMaximumFees(basis: Basis, segment: string | undefined) {
  const { effectiveFrom, source, fundCompany, bySegment } = MAXIMUM_FEES_2026_11;
  const known: Segment = segment === "NFPGEN" || segment === "NFPSTFF" ? segment : "default";
  const { initial, annual } = bySegment[known];
  const annualFeeBreakdown = {
    fpFeeExclVat: annual,
    ccfFeeExclVat: fundCompany,
    totalFeeExclVat: roundRate(annual + fundCompany),
  };
  const present = (
    productId: FeesOfProduct["productId"],
    initialFeeExclVat: number = initial[productId],
  ) => ({
    productId,
    initialFeeExclVat,
    annualFeeBreakdown,
  });
  return {
    segment: known,
    effectiveFrom,
    source,
    fundBasedFPFees: [{ ...nameEmergencyFund(basis), products: [present("UT", initial.moneyMarket)] }],
    allOtherFPFees: [present("LA"), present("LAP"), present("RA"), present("TFI"), present("UT")],
  };
}

function nameEmergencyFund({ funds, defaultFunds }: Basis) {
  const { number, name } = funds[defaultFunds.emergencySavings];
  return { fundNr: number, fundName: name };
}
