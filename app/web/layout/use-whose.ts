import { useContext } from "react";
import { VisitorContext } from "./visitor-context";

/** Whose answers and plan the page is about, as words before them say it: `my`, or for an adviser `Thandi’s`. */
export function useWhose(): string {
  const { acting } = useContext(VisitorContext);
  return acting ? `${acting.name}’s` : "my";
}
