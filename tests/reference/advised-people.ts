/**
 * Twelve invented people with circumstances beyond savings and a date; their advice is judged as a whole.
 * Their dates are relative to the given day.
 */
import { addYears, dayParts, formatDayMonthYear, type IsoDate } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";

/** Their first names. */
export type AdvisedPerson = keyof ReturnType<typeof advisedPeople>;

/** Everyone's answers as of a day. */
export function advisedPeople(today: IsoDate) {
  const inYears = (years: number) => formatDayMonthYear(addYears(today, years));
  const { year, month } = dayParts(today);
  const monthIn = (years: number) => `${String(month).padStart(2, "0")}/${year + years}`;
  /** Retires today, single, without debt, cash needs, dependants or a backup. */
  const alone = (first_name: string, gender: "male" | "female", age: number, savings: number) =>
    ({
      first_name,
      last_name: "Example",
      email: "one@example.org",
      phone: "0825550100",
      dob: inYears(-age),
      gender,
      retirement_date: inYears(0),
      is_staff_or_family: "no",
      retirement_savings: savings,
      relevant_fund_retiring_from: "Not applicable",
      has_debt: "no",
      has_emergency_savings: "yes",
      need_cash_lump_sum: "no",
      has_earlier_lump_sums: "no",
      financially_support_partner: "no",
      financially_support_children: "no",
      financially_support_someone: "no",
      backup_plan_family_support: "no",
      backup_plan_other_src_support: "no",
      backup_plan_assets_support: "no",
      what_is_more_important: "flexible_inc_and_inheritance",
      has_serious_illness: "no",
      are_you_smoker: "no",
    }) satisfies SurveyRecord;
  const partner = (partner_name: string, partner_gender: "male" | "female", age: number) =>
    ({
      financially_support_partner: "yes",
      partner_name: `${partner_name} Example`,
      partner_gender,
      partner_dob: inYears(-age),
    }) satisfies SurveyRecord;
  const owing = (debt_value: number) => ({ has_debt: "yes", debt_value }) satisfies SurveyRecord;
  const parts = (whole: number, third: number, savings: number, retirement: number) =>
    ({
      fund_vested_whole: whole,
      fund_vested_third: third,
      fund_savings: savings,
      fund_retirement: retirement,
    }) satisfies SurveyRecord;

  return {
    /** Continues to work, without an end date. */
    Themba: {
      ...alone("Themba", "male", 60, 1_200_000),
      backup_plan_other_src_support: "yes",
      other_taxable_income: 35_000,
      income_needed: 20_000,
    },
    /** Wants certainty. */
    Gert: {
      ...alone("Gert", "male", 65, 1_500_000),
      what_is_more_important: "guarantee_inc_and_no_inheritance",
    },
    /** A couple with her pension, which never rises and of which he gets half after her death. */
    Naledi: {
      ...alone("Naledi", "female", 68, 2_000_000),
      ...partner("Sello", "male", 66),
      backup_plan_other_src_support: "yes",
      income_needed: 18_000,
      need_alone_perct: 70,
      other_incomes: [
        {
          name: "Pension",
          monthly_amount: 12_000,
          taxable: "yes",
          owner: "own",
          increase: "level",
          survivor_perct: 50,
        },
      ],
    },
    /** Pays into a provident fund for five more years; all of it is vested. */
    Anil: {
      ...alone("Anil", "male", 55, 600_000),
      retirement_date: inYears(5),
      ...parts(600_000, 0, 0, 0),
      contribution_per_month: 9_000,
    },
    /** Has three small retirement annuities, and owes more than any of them. */
    Lindiwe: {
      ...alone("Lindiwe", "female", 60, 450_000),
      ...owing(300_000),
      funds: ["First", "Second", "Third"].map((name) => ({
        name,
        amount: 150_000,
        retired_from: "yes" as const,
      })),
    },
    /** Took R700 000 before, and has a bond at 12%. */
    Charles: {
      ...alone("Charles", "male", 56, 5_000_000),
      ...owing(900_000),
      debt_interest_perct: 12,
      has_earlier_lump_sums: "yes",
      earlier_lump_sums: 700_000,
    },
    /** Has savings of his own beside the fund. */
    Pravin: { ...alone("Pravin", "male", 62, 4_000_000), ...owing(1_000_000), own_savings: 2_000_000 },
    /** Supports a disabled daughter for forty years. */
    Zodwa: {
      ...alone("Zodwa", "female", 66, 3_600_000),
      what_is_more_important: "guarantee_inc_and_no_inheritance",
      financially_support_children: "yes",
      support_children_upto: year + 40,
      monthly_support_children_value: 8_000,
    },
    /** Has less than the limit for taking all in cash, and has a debt. */
    Koos: { ...alone("Koos", "male", 63, 359_000), ...owing(200_000) },
    /** Has R500 000, of which R150 000 came in since 1 September 2024 and is locked. */
    Palesa: { ...alone("Palesa", "female", 60, 500_000), ...parts(350_000, 0, 0, 150_000) },
    /** Retires on the last day that the survey accepts. */
    Ruth: { ...alone("Ruth", "female", 60, 3_000_000), retirement_date: inYears(5) },
    /** Is seriously ill, has a husband, and supports a child for six years. */
    Nomsa: {
      ...alone("Nomsa", "female", 61, 2_400_000),
      ...partner("Bongani", "male", 63),
      what_is_more_important: "guarantee_inc_and_no_inheritance",
      has_serious_illness: "yes",
      are_you_smoker: undefined,
      financially_support_children: "yes",
      support_children_upto: year + 6,
      monthly_support_children_value: 3_000,
      other_incomes: [
        {
          name: "Pay",
          monthly_amount: 15_000,
          taxable: "yes",
          owner: "partner",
          until: monthIn(2),
          increase: "prices",
        },
      ],
    },
  } satisfies Record<string, SurveyRecord>;
}
