import { useContext } from "react";
import { VisitorContext } from "../plan/visitor-context";

/** The possessive before answers and plan: `my`, or for an adviser `Thandi’s`. */
export function useWhose(): string {
  const { acting } = useContext(VisitorContext);
  return acting ? `${acting.name}’s` : "my";
}
