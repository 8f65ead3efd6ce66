import { useId } from "react";
import { Form, SubmitButton } from "~/ui/form";

type TryAgainProps = {
  client: { userId: number; planId: number; name: string };
  /** The page that asks, and says that it was asked. */
  action: string;
  look?: "secondary" | "link";
};

/** Asks for a plan again that could not be worked out. */
export function TryAgain({ client: { userId, planId, name }, action, look = "link" }: TryAgainProps) {
  // A page may name one plan in two lists.
  const id = useId();
  return (
    <Form id={`again-${planId}-${id}`} action={action} className="">
      <input type="hidden" name="plan" value={planId} />
      <input type="hidden" name="client" value={userId} />
      <SubmitButton intent="again" look={look}>
        Try again<span className="sr-only"> for {name}</span>
      </SubmitButton>
    </Form>
  );
}
