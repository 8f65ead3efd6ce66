import { createContext, useContext } from "react";
import { useActionData } from "@remix-run/react";

const NO_MISTAKES: Record<string, string> = {};

/** Mistakes, by field, of a form that a person is sent to in order to mend it; a later answer of the server replaces them. */
export const GivenMistakes = createContext<Record<string, string>>(NO_MISTAKES);

/** The mistakes that the last answer of the server named, else those the page came with; empty when there are none. */
export function useMistakes(): Record<string, string> {
  const given = useContext(GivenMistakes);
  const answer = useActionData<unknown>();
  if (!answer || typeof answer !== "object" || !("fieldErrors" in answer)) return given;
  return answer.fieldErrors as Record<string, string>;
}

/** The mistake that the page came with for a field, until the server has answered. */
export function useGivenMistake(name: string): string | undefined {
  const given = useContext(GivenMistakes);
  return useActionData() === undefined ? given[name] : undefined;
}
