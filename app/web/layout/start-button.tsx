import { useContext } from "react";
import { LinkButton } from "~/ui/button";
import { VisitorContext } from "./visitor-context";

/** What is said where whoever works here would begin a plan. */
export const NO_OWN_PLAN = "You are logged in to your desk, where there is no plan of your own.";

type Props = { children: string; look?: "secondary" };

/** The button with which a visitor begins a plan; whoever works here goes on at their desk instead. */
export function StartButton({ children, look }: Props) {
  const { deskStart } = useContext(VisitorContext);
  return (
    <LinkButton to={deskStart?.to ?? "/en/1"} look={look}>
      {deskStart?.name ?? children}
    </LinkButton>
  );
}
