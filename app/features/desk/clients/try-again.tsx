import { useId } from "react";
import { Form, SubmitButton } from "~/ui/form";

type TryAgainProps = {
  client: { userId: number; planId: number; name: string };
  /** The page that handles the form and confirms the request. */
  action: string;
  look?: "secondary" | "link";
};

/** The form that requests a failed plan again. */
export function TryAgain({ client: { userId, planId, name }, action, look = "link" }: TryAgainProps) {
  // A page may list one plan twice.
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
