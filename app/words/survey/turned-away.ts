import type { TurnedAway } from "~/contract/survey/field-declaration";
import type { ControlName, SurveyMistake } from "./question";

/** The text below the specification's message, and the link that follows it. */
export type WayOn = { words: string; link: { to: string; name: string } };

const TALK = { to: "/en/contact", name: "talk to a person" };

export const WAYS_ON: Record<TurnedAway, WayOn> = {
  "retires early": { words: "If you stop work because of ill health, you may retire earlier", link: TALK },
  "has retired": {
    words:
      "If you have retired already and the money pays you nothing yet, type the day of today. If it pays you",
    link: { to: "/en/already-paying", name: "see what you can do" },
  },
  "has a young partner": {
    words: "If your partner is younger, an adviser can work it out with you",
    link: TALK,
  },
  "has a name of one letter": {
    words:
      "If your name has one letter, write it together with another of your names, or an adviser takes it down",
    link: TALK,
  },
  "has a phone abroad": {
    words: "If your number is from another country, an adviser can take it down",
    link: TALK,
  },
  "has small savings": {
    words: "If you have less than that, you may take all of it in cash",
    link: { to: "/en/small-savings", name: "see what it gives you" },
  },
};

/** The help at a question for a person whose answer may be right although a rule refuses it. */
export function sayWayOn(name: ControlName, mistakes: readonly SurveyMistake[]): WayOn | undefined {
  const turnsAway = mistakes.find(({ field }) => field === name)?.turnsAway;
  return turnsAway && WAYS_ON[turnsAway];
}
