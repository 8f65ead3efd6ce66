import { useContext } from "react";
import { usePlanAddress } from "~/ui/use-plan-address";
import { VisitorContext } from "./visitor-context";

const GUEST_LINKS = [
  { to: "/en/login", name: "Log in" },
  { to: "/en/register", name: "Register" },
] as const;

/**
 * What a guest can log in with; empty for anyone else.
 * @param path the page to come back to if this one is about a plan
 */
export function useGuestLinks(path: string): { to: string; name: string }[] {
  const { person, canLogIn } = useContext(VisitorContext);
  const next = usePlanAddress()(path);
  if (person || !canLogIn) return [];
  const way = next === path ? "" : `?${new URLSearchParams({ next })}`;
  return GUEST_LINKS.map(({ to, name }) => ({ to: to + way, name }));
}
