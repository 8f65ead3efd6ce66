import type { TurnedAway } from "~/contract/survey/field-declaration";
import type { ControlName, SurveyMistake } from "./question";

/** What the page says below the message, which is the specification's, and the link that follows. */
export type WayOn = { words: string; link: { to: string; name: string } };

const TALK = { to: "/en/contact", name: "talk to a person" };

/** The way on of each. */
export const WAYS_ON: Record<TurnedAway, WayOn> = {
  "retires early": { words: "If you stop work because of ill health, you may retire earlier", link: TALK },
  "has a phone abroad": {
    words: "If your number is from another country, an adviser can take it down",
    link: TALK,
  },
  "has small savings": {
    words: "If you have less than that, you may take all of it in cash",
    link: { to: "/en/small-savings", name: "see what it gives you" },
  },
};

/** What to say at a question to somebody whom its mistake may turn away for no fault of theirs. */
export function sayWayOn(name: ControlName, mistakes: readonly SurveyMistake[]): WayOn | undefined {
  const turnsAway = mistakes.find(({ field }) => field === name)?.turnsAway;
  return turnsAway && WAYS_ON[turnsAway];
}
