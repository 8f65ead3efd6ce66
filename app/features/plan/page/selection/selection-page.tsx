import type { ReactNode } from "react";
import { FormPage } from "~/web/layout/form-page";
import { BackToPlan } from "~/web/plan/back-to-plan";

type Props = {
  title: string;
  names?: Record<string, string>;
  children: ReactNode;
};

/** The frame of pages that ask one thing about a plan, or confirm it: the way back, refusals, one heading. */
export function SelectionPage({ title, names = {}, children }: Props) {
  return (
    <FormPage isDialog names={names}>
      <BackToPlan />
      <h1 className="heading-1">{title}</h1>
      {children}
    </FormPage>
  );
}

/** The next steps, in order. */
export function NextThings({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 className="heading-2 mt-10">What happens next</h2>
      <ol className="mt-3 max-w-text list-decimal space-y-2 pl-6 tight:list-inside tight:pl-0">{children}</ol>
    </>
  );
}

/** The state of an email about it. */
export type Mailing = "sent" | "filed" | "none" | "unknown";

const sayMailed = (client?: string): Record<Mailing, string> => ({
  sent: client
    ? `${client} gets an email about this.`
    : "We send an email about this to the address that you gave us, at most five a day. If it does not come, look among unwanted mail.",
  filed: "Just a demo: the email about this was not sent. It is a file on the computer that runs Baobab.",
  none: `We cannot send ${client ?? "you"} an email about this. Print this page if you want it on paper.`,
  unknown: client
    ? `${client} gets an email about this, if this site can send any.`
    : "You get an email about this, if this site can send any. If it does not come, look among unwanted mail, or print this page.",
});

/** Says whether an email about it was sent. The address is left out: it may have been changed since. */
export function Mailed({ mailing, client }: { mailing: Mailing; client?: string }) {
  return <li>{sayMailed(client)[mailing]}</li>;
}
