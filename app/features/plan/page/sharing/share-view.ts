import type { QrDrawing } from "~/ui/draw-qr.server";
import type { PlanVersion } from "../selection/selection-words";

/** One of the links to a plan, in words. */
export type LinkRow = {
  id: string;
  label: string;
  /** Its maker and its day. */
  made: string;
  worksUntil: string;
  opened: string;
  /** Its ticks, its code, and whether the plan's owner agreed, as sentences. */
  details: string;
  /** The reason why it does not work; undefined if it does. */
  closed?: string;
};

/** The page that shares a plan. */
export type ShareView = {
  plan: number;
  planType: PlanVersion;
  /** The two versions, and which of them is shared. */
  types: readonly { type: string; name: string; isShown: boolean }[];
  incomePerMonth: string;
  /** The people who depend on the income; with a partner there may be others. */
  supports?: "partner" | "others";
  /** True if the recommended product reveals an illness. */
  productTellsHealth: boolean;
  days: readonly { value: string; label: string; note: string }[];
  isGuest: boolean;
  /** The client for whom an adviser shares it. */
  client?: string;
  shares: readonly LinkRow[];
  isTakenBack: boolean;
  /** The idempotency key: two clicks are one operation. */
  operation: string;
  /** The hash of the page's figures: no others are shared. */
  seen: string;
};

/** A new link, which is shown only once. */
export type MadeLink = {
  link: string;
  qr: QrDrawing;
  label: string;
  worksUntil: string;
  /** The number to which codes are sent, as typed. */
  codeTo?: string;
  mailedTo?: string;
  /** The ticks, in words. */
  also?: string;
  /** True if the figures depend on hidden health answers; below, true if the product reveals them anyway. */
  hidesHealth: boolean;
  productTellsHealth: boolean;
};

/** The response to a form: the new link, or its refusal. */
export type LinkAnswer = { made?: MadeLink };

/** The form's fields, named as on the wire, and the two questions that open some of them. */
export const LINK_FIELDS = {
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
