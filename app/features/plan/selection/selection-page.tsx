import type { ReactNode } from "react";
import { useActionData } from "@remix-run/react";
import { ErrorSummary, FormNotice, NamedMistakes } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { usePlanAddress } from "~/ui/use-plan-address";
import { PLAN } from "./addresses";

type Refusal = { notice?: string; mistakes?: { field: string; message: string }[] };

type Props = {
  title: string;
  names?: Record<string, string>;
  children: ReactNode;
};

/** A page that asks one thing about a plan, or says what was done: the way back, what went wrong, one heading. */
export function SelectionPage({ title, names = {}, children }: Props) {
  const refusal = useActionData<Refusal>();
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <div className="wide:mx-auto wide:max-w-[48rem]">
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
          <ErrorSummary names={names} />
          <p className="mb-4 print:hidden">
            <a href={writeAddress(PLAN)} className="link">
              Back to the plan
            </a>
          </p>
          <h1 className="heading-1">{title}</h1>
          {children}
        </NamedMistakes.Provider>
      </div>
    </Page>
  );
}

/** What comes next, in its order. */
export function NextThings({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 className="heading-2 mt-10">What happens next</h2>
      <ol className="mt-3 max-w-text list-decimal space-y-2 pl-6 tight:list-inside tight:pl-0">{children}</ol>
    </>
  );
}

/** Breaks, where it has to, before its domain. */
function Email({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <strong className="break-words">
      {name}
      <wbr />
      {`@${domain}`}
    </strong>
  );
}

/** Whether and where an e-mail about it was sent. */
export function Mailed({ to }: { to: string | undefined }) {
  if (to === undefined)
    return <li>We cannot send you an e-mail about this. Print this page if you want it on paper.</li>;
  return (
    <li>
      We sent an e-mail about this to <Email address={to} />. If it does not come, look among unwanted mail.
      We send at most five a day.
    </li>
  );
}
