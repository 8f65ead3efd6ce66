/** The answers about the second life of a life annuity who is not a partner. */
import { type FieldDeclaration, GENDERS } from "./field-declaration";

const alone = { step: 4, optional: "always", openedBy: { field: "hasPartner", answer: false } } as const;

export const secondLifeFields = {
  secondLifeBirth: {
    wire: "second_life_dob",
    kind: "date",
    ...alone,
    rule: "secondLifeBirth",
    required: "Please enter their date of birth",
    described:
      "DD/MM/YYYY, with second_life_gender: of somebody, at least 40 at retirement, to whom a life annuity goes on after the person; only where no partner is supported",
  },
  secondLifeGender: {
    wire: "second_life_gender",
    kind: "choice",
    ...alone,
    choices: GENDERS,
    required: "Please select gender",
    described: "with second_life_dob",
  },
} as const satisfies Record<string, FieldDeclaration>;
