import { expect, it } from "vitest";
import { nameMistake } from "./error-summary";

it.each([
  ["Surname", "Please enter your surname", "Please enter your surname"],
  ["Partner’s name", "Please enter partner name and surname", "Please enter partner name and surname"],
  ["Debt", "Please enter amount", "Debt: please enter amount"],
  ["Surname", "Please enter at least 2 characters", "Surname: please enter at least 2 characters"],
  [
    "Your message",
    "Maximal message length is 1024 characters.",
    "Maximal message length is 1024 characters.",
  ],
  ["Your name", "Please type whom we should ask for.", "Your name: please type whom we should ask for."],
  ["Amount", "R50 000 is the least", "Amount: R50 000 is the least"],
  ["Account", "ID numbers have 13 digits", "Account: ID numbers have 13 digits"],
  [undefined, "Please select an option", "Please select an option"],
])("a link to %s says it once: %s", (name, message, link) => expect(nameMistake(name, message)).toBe(link));
