import { speakOf } from "~/words/plan/speak-of";
import type { RequestKind } from "../selection-addresses";

/** The recommended plan, or the amended one. */
export type PlanVersion = "base" | "edit";

/** The name of a plan inside a sentence; of a client's plan if an adviser reads it. */
export const nameVersion = (type: PlanVersion, clientName?: string) =>
  type === "base" ? "the recommended plan" : `${speakOf({ clientName }).your} amended plan`;

type RequestWords = {
  /** The reason why a plan has to be chosen first. */
  needsChoice: string;
  /** The reason why an account is needed. */
  needsAccount: string;
  /** The title of the page that asks. */
  question: string;
  /** The consequences. */
  points: readonly string[];
  button: string;
  /** The title of the page that confirms the request. */
  done: string;
  /** The operator's next steps. */
  next: readonly string[];
};

/** The words of the pages that request a quote or an investment, for a client if an adviser asks. */
export function sayRequest(kind: RequestKind, clientName?: string): RequestWords {
  const { you, You, their, does } = speakOf({ clientName });
  const words: Record<RequestKind, RequestWords> = {
    quote: {
      needsChoice: "Before you ask for a quote, choose the plan that it is for.",
      needsAccount:
        "We ask the provider for a quote in your name, and call you about it. So we have to know who you are.",
      question: "Ask for a quote?",
      points: [
        `A quote says what the provider would pay ${you} on that day, and what it costs.`,
        `It costs nothing, and ${you} ${does("are")} free to say no.`,
      ],
      button: "Ask for a quote",
      done: "You asked for a quote",
      next: [
        `Somebody calls ${you}, checks that nothing has changed, and gets the quote.`,
        `${You} ${does("read")} the quote and ${does("decide")}. No money has moved.`,
      ],
    },
    invest: {
      needsChoice: "Before you ask to invest, choose the plan that it is for.",
      needsAccount:
        "When you ask to invest, somebody calls you and brings papers in your name. So we have to know who you are.",
      question: "Ask to invest in this plan?",
      points: [
        "This is a request. No money moves, and nothing is signed here.",
        `Somebody calls ${you}, goes through the plan and brings the papers.`,
      ],
      button: "Ask to invest",
      done: "You asked to invest",
      next: [
        `Somebody calls ${you} and goes through the plan. ${You} ${does("need")} ${their} ID and the name of ${their} fund for it.`,
        `${You} ${does("get")} the papers to read and sign. Money moves only after that.`,
      ],
    },
  };
  return words[kind];
}
