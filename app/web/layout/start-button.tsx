import { useContext } from "react";
import { LinkButton } from "~/ui/button";
import { VisitorContext } from "../plan/visitor-context";

/** Shown to staff where others would begin a plan. */
export const NO_OWN_PLAN = "You are logged in to your desk, where there is no plan of your own.";

type Props = { children: string; look?: "secondary" };

/** The button that begins a visitor's plan; for staff it leads to their desk instead. */
export function StartButton({ children, look }: Props) {
  const { deskStart } = useContext(VisitorContext);
  return (
    <LinkButton to={deskStart?.to ?? "/en/1"} look={look}>
      {deskStart?.name ?? children}
    </LinkButton>
  );
}
