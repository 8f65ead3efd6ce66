import { leadOnTo } from "~/features/session/own-path";
import { LinkButton } from "~/ui/button";
import { SelectionPage } from "./selection-page";

/** Tells somebody without an account why they need one, and leads back here once they have it. */
export function AccountNeeded({ next }: { next?: string }) {
  return (
    <SelectionPage title="You need an account for this">
      <p className="mt-4 max-w-text">
        When you choose a plan, we keep a record of the advice under your name. So we have to know who you
        are.
      </p>
      <p className="mt-4 max-w-text">
        It takes two minutes, your ID number and your cell phone. Your plan comes with you: we ask whether it
        is yours, and nothing has to be answered again.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={leadOnTo("/en/register", next)}>Make an account</LinkButton>
        <a href={leadOnTo("/en/login", next)} className="link">
          I have one: log in
        </a>
      </p>
    </SelectionPage>
  );
}
