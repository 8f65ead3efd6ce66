import { useSearchParams } from "@remix-run/react";
import { useContext } from "react";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { VisitorContext } from "../plan/visitor-context";

const GUEST_LINKS = [
  { to: "/en/login", name: "Log in" },
  { to: "/en/register", name: "Register" },
] as const;

/**
 * The links by which a guest can log in; empty for anyone else.
 * @param path the page to return to if this one is about a plan: the same view of it, where it has several
 */
export function useGuestLinks(path: string): { to: string; name: string }[] {
  const { person, canLogIn } = useContext(VisitorContext);
  const [query] = useSearchParams();
  const writeAddress = usePlanAddress();
  if (person || !canLogIn) return [];
  const isOfPlan = writeAddress(path) !== path;
  const next = writeAddress(path, Object.fromEntries(query));
  // Only an adviser opens a client's plan.
  const asked = { ...(query.has("client") && { as: "adviser" }), next };
  const way = isOfPlan ? `?${new URLSearchParams(asked)}` : "";
  return GUEST_LINKS.map(({ to, name }) => ({ to: to + way, name }));
}
