import { createContext, useContext } from "react";

/** The mistakes that a form's page names, by field. */
export const NamedMistakes = createContext<Record<string, string>>({});

/** The mistakes of the form around; empty when there are none. */
export function useMistakes(): Record<string, string> {
  return useContext(NamedMistakes);
}
