import type { OwnHistory } from "~/contract/records/own-data-operations";

export type MyDataView = {
  name: string;
  idNumber: string;
  cellNumber: string;
  /** The name and role of their adviser. */
  adviser?: string;
  /** The ids of a page of their plans, newest first. */
  plans: number[];
  /** False for a person logged in as an adviser, who opens plans of clients only. */
  opensPlans: boolean;
  passkeys: { id: string; name: string; added: string; used?: string }[];
  /** The open links to their plans, newest first. */
  links: { id: string; plan: number; label: string; maker?: string; also?: string; worksUntil: string }[];
  /** The id before which older plans follow. */
  olderThan?: number;
  /** Acts of others for them, and their notes, with times in words; newest first. */
  history: OwnHistory;
  /** The most characters of a note. */
  longestNote: number;
  /** The change that was just made. */
  done?: "number" | "health" | "adviser" | "note";
  /** The idempotency key: two clicks are one operation. */
  operation: string;
};
