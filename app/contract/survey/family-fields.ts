/** The answers of step 4: the people who depend on the income, and the second life of a life annuity. */
import { AMOUNT, type FieldDeclaration, GENDERS, SELECT_OPTION } from "./field-declaration";
import { secondLifeFields } from "./second-life-fields";

const YES_NO = { kind: "yesNo", required: SELECT_OPTION } as const;
const partner = { step: 4, openedBy: { field: "hasPartner", answer: true } } as const;
const child = { step: 4, openedBy: { field: "hasChild", answer: true } } as const;
const other = { step: 4, openedBy: { field: "hasOther", answer: true } } as const;

export const familyFields = {
  hasPartner: { wire: "financially_support_partner", step: 4, ...YES_NO },
  "dependants[0].fullName": {
    wire: "partner_name",
    kind: "name",
    ...partner,
    isNotAdvisedOn: true,
    sealed: "alone",
    longest: 100,
    required: "Please enter partner name and surname",
    named: "Partner Name and Surname",
  },
  "dependants[0].gender": {
    wire: "partner_gender",
    kind: "choice",
    ...partner,
    choices: GENDERS,
    required: "Please select gender",
  },
  "dependants[0].dateOfBirth": {
    wire: "partner_dob",
    kind: "date",
    ...partner,
    rule: "partnerBirth",
    required: "Please enter partner date of birth",
  },
  ...secondLifeFields,
  hasChild: { wire: "financially_support_children", step: 4, ...YES_NO },
  "dependants[1].futureIncomeSupportYear": {
    wire: "support_children_upto",
    kind: "year",
    ...child,
    required: "Please enter year",
    described: "year",
  },
  "dependants[1].futureIncomeSupportAmount": {
    wire: "monthly_support_children_value",
    ...child,
    ...AMOUNT,
    described: "rand a month",
  },
  hasOther: { wire: "financially_support_someone", step: 4, ...YES_NO },
  "dependants[2].futureIncomeSupportYear": {
    wire: "support_someone_upto",
    kind: "year",
    ...other,
    required: "Please enter a year",
    described: "year",
  },
  "dependants[2].futureIncomeSupportAmount": {
    wire: "monthly_support_someone_value",
    ...other,
    ...AMOUNT,
    described: "rand a month",
  },
} as const satisfies Record<string, FieldDeclaration>;
