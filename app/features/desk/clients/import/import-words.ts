import type { ImportedClient, ListedClient } from "~/contract/desk/client-operations";

type Column = { name: keyof ListedClient; head: string; example: string; isOptional?: boolean };

export const COLUMNS: readonly Column[] = [
  { name: "firstNames", head: "First names", example: "Thandi Grace" },
  { name: "surname", head: "Surname", example: "Example" },
  { name: "preferredName", head: "Preferred name", example: "Thandi", isOptional: true },
  { name: "rsaIdNr", head: "ID number", example: "8001010000081" },
  { name: "cellNr", head: "Cell number", example: "082 555 0123" },
  { name: "email", head: "Email", example: "thandi@example.org" },
  { name: "birthDate", head: "Date of birth", example: "01/01/1980", isOptional: true },
  { name: "gender", head: "Gender", example: "female", isOptional: true },
];

export const OUTCOME_WORDS: Record<ImportedClient["outcome"], string> = {
  ready: "Will be added",
  added: "Added",
  asked: "Has an account: we ask them first",
  yours: "Your client already: nothing changes",
  mistake: "Not added",
};

export const LARGEST_LIST_BYTES = 128 * 1024;
