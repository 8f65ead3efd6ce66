import type { QrDrawing } from "~/ui/draw-qr.server";
import type { PlanVersion } from "../selection/selection-words";

/** One of the links to a plan, in words. */
export type ShareRow = {
  id: string;
  label: string;
  /** Who made it, and when. */
  made: string;
  worksUntil: string;
  opened: string;
  /** What else it shows, what it asks for, and whether the plan's owner agreed, as sentences. */
  details: string;
  /** Why it no longer works; undefined if it does. */
  closed?: string;
};

/** What the page that shares a plan shows. */
export type ShareView = {
  plan: number;
  planType: PlanVersion;
  /** Which of the two plans is shared. */
  types: readonly { type: string; name: string; isShown: boolean }[];
  incomePerMonth: string;
  /** Who depends on the income: others may beside a partner. */
  supports?: "partner" | "others";
  /** Whether the product that we recommend tells of an illness. */
  productTellsHealth: boolean;
  days: readonly { value: string; label: string; note: string }[];
  isGuest: boolean;
  /** For whom an adviser shares it. */
  client?: string;
  shares: readonly ShareRow[];
  isTakenBack: boolean;
  /** The id of the operation, so that two clicks are one. */
  operation: string;
  /** A hash of the figures that the page shows, so that no others are shared. */
  seen: string;
};

/** A link that was made just now, which is shown this once. */
export type MadeLink = {
  link: string;
  qr: QrDrawing;
  label: string;
  worksUntil: string;
  /** The number to which codes are sent, as it was typed. */
  codeTo?: string;
  mailedTo?: string;
  /** What was ticked, in words. */
  also?: string;
  /** Whether the figures rest on health answers that are not shown, and whether the product tells them all the same. */
  hidesHealth: boolean;
  productTellsHealth: boolean;
};

/** How the page answers a form: what was made, or what is wrong. */
export type ShareAnswer = { made?: MadeLink };

/** The fields of the form, as the wire calls them, and the two questions that open some of them. */
export const SHARE_FIELDS = {
  label: "Who it is for",
  expires_in_days: "How long the link works",
  include: "What else they may see",
  client_agreed_on: "Your client’s agreement",
  wants_code: "A code first",
  code_to: "Their cell number",
  wants_mail: "Email the link",
  send_to: "Their email address",
  message: "Your message",
} as const;
