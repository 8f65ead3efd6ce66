import type { OwnHistory } from "~/contract/account/own-data-operations";

/** What the page of somebody's own data shows. */
export type MyDataView = {
  name: string;
  idNumber: string;
  cellNumber: string;
  /** The name and role of their adviser. */
  adviser?: string;
  /** The numbers of a page of their plans, the newest first. */
  plans: number[];
  /** Whether they can open these here: an adviser has logged in to advise others. */
  opensPlans: boolean;
  passkeys: { id: string; name: string; added: string; used?: string }[];
  /** The links to their plans that work now, the newest first. */
  links: { id: string; plan: number; label: string; maker?: string; also?: string; worksUntil: string }[];
  /** The number after which older plans follow. */
  olderThan?: number;
  /** Who acted for them, and their notes, with their times in words; the newest first. */
  history: OwnHistory;
  /** The most characters of a note. */
  longestNote: number;
  /** What was done just now. */
  done?: "number" | "health" | "adviser" | "note";
  /** The id of the operation, so that two clicks are one. */
  operation: string;
};
