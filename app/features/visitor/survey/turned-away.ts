import type { TurnedAway } from "~/contract/survey/survey-rules";
import type { ControlName, SurveyMistake } from "~/words/survey/question";

/** What the page says below the message, which is the specification's; a link to a person follows. */
const WORDS: Record<TurnedAway, string> = {
  "retires early": "If you stop work because of ill health, you may retire earlier",
  "has a phone abroad": "If your number is from another country, an adviser can take it down",
};

/** What to say at a question to somebody whom its mistake may turn away for no fault of theirs. */
export function sayWayOn(name: ControlName, mistakes: readonly SurveyMistake[]): string | undefined {
  const turnsAway = mistakes.find(({ field }) => field === name)?.turnsAway;
  return turnsAway && WORDS[turnsAway];
}
