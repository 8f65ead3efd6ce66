import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { SubmitButton, TrapFields } from "~/ui/form/without-validation";

type Props = {
  id: string;
  /** The page to return to. */
  back?: string;
};

/** Two buttons of equal weight, to allow analytics or not. */
export function CookieChoice({ id, back }: Props) {
  return (
    <form id={id} action="/en/cookies" method="post">
      <AuthenticityTokenInput />
      <TrapFields />
      {back && <input type="hidden" name="back" value={back} />}
      <div className="flex flex-wrap gap-4">
        <SubmitButton intent="accepted" look="secondary">
          Accept
        </SubmitButton>
        <SubmitButton intent="declined" look="secondary">
          Decline
        </SubmitButton>
      </div>
    </form>
  );
}
