import { redirectWithin } from "~/web/request/return-address";
import { LinkButton } from "~/ui/button";
import { TextLink } from "~/ui/text-link";

/** Leads a person without an account to one, and then on to `next`. */
export function AccountWays({ next }: { next?: string }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <LinkButton to={redirectWithin("/en/register", next)} look="secondary">
        Make an account
      </LinkButton>
      <TextLink to={redirectWithin("/en/login", next)}>I have one: log in</TextLink>
    </p>
  );
}

/** The requirements of an account, and its effect on the plan. */
export const ACCOUNT_WORDS =
  "An account takes two minutes, your ID number and your cell phone. Your plan comes with you: we ask whether it is yours, and nothing has to be answered again.";
