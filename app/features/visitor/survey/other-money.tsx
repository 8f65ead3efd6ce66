import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatPhone } from "~/base/write-phone";
import { LinkButton } from "~/ui/button";
import { CrossIcon, TickIcon } from "~/ui/icons";
import { BackLink } from "~/ui/layout/back-link";
import { Section } from "~/ui/layout/section";
import { SeedNumber } from "~/ui/seed";
import { FormPage } from "~/web/layout/form-page";
import { ExampleTag, useOperator } from "~/web/page/operator";
import { usePlanAddress } from "~/web/request/use-plan-address";

type OtherMoneyProps = {
  title: string;
  lead: ReactNode;
  /** The words of the link that corrects the first answer. */
  changeAnswer: string;
  /** The short names of its form's fields, if it has a form. */
  names?: Record<string, string>;
  children: ReactNode;
};

/** The page, reached from step 2, of a kind of money of which no plan is made. */
export function OtherMoneyPage({ title, lead, changeAnswer, names, children }: OtherMoneyProps) {
  const stepTwo = usePlanAddress()("/en/2");
  return (
    <FormPage names={names}>
      <BackLink to={stepTwo}>Step 2</BackLink>
      <h1 className="heading-1">{title}</h1>
      <p className="mt-4 max-w-text">{lead}</p>
      {children}
      <p className="mt-6">
        <Link to={stepTwo} className="link">
          {changeAnswer}
        </Link>
      </p>
    </FormPage>
  );
}

/** The list of choices, each with its number and its button. */
export function Ways({ children }: { children: ReactNode }) {
  return <ol className="mt-6 border-t-2 border-ink">{children}</ol>;
}

type WayProps = { number: number; title: string; note?: ReactNode; button: ReactNode; children: ReactNode };

/** One of the choices. */
export function NumberedWay({ number, title, note, button, children }: WayProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line py-6">
      <div className="flex min-w-0 flex-1 basis-[20rem] gap-4 tight:block">
        <SeedNumber number={number} />
        <div className="min-w-0 max-w-text">
          <h2 className="text-label font-bold">{title}</h2>
          <p>{children}</p>
          {note && <div className="mt-1 text-small text-soft">{note}</div>}
        </div>
      </div>
      <div className="grid wide:w-[17rem]">{button}</div>
    </li>
  );
}

/** The choice for people who also have money in a fund: back to step 2 with it alone. */
export function GoOnWithFund({
  number,
  title = "I have other savings in a fund too",
  children,
}: Pick<WayProps, "number" | "children"> & { title?: string }) {
  const stepTwo = usePlanAddress()("/en/2");
  return (
    <NumberedWay
      number={number}
      title={title}
      note="Your other answers stay as they are."
      button={
        <LinkButton to={stepTwo} look="secondary">
          Go on with step 2
        </LinkButton>
      }
    >
      {children} Choose the first answer there, and go on.
    </NumberedWay>
  );
}

/** The choice to ask a person: the subjects, and how they are reached. */
export function AskPerson({ number, title, children }: Pick<WayProps, "number" | "title" | "children">) {
  const writeAddress = usePlanAddress();
  const { phone, hours } = useOperator();
  return (
    <NumberedWay
      number={number}
      title={title}
      note={
        <span className="flex flex-wrap items-center gap-x-2">
          <a href={`tel:+27${phone.text}`} className="link font-bold">
            {formatPhone(phone.text)}
          </a>
          <ExampleTag fact={phone} />
          {hours.text}
        </span>
      }
      button={
        <LinkButton to={writeAddress("/en/contact")} look="secondary">
          Ask for a call
        </LinkButton>
      }
    >
      {children}
    </NumberedWay>
  );
}

/** The law and the tax of a kind of money, point by point. */
export function LawAndTax({ points }: { points: readonly string[] }) {
  return (
    <Section id="law" title="What the law and the tax do">
      <ul className="max-w-text list-disc space-y-2 pl-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  );
}

/** An example that counts as this kind of money, or does not. */
export function CountsAs({ counts = false, children }: { counts?: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {counts ? (
        <TickIcon className="mt-1 h-5 w-5 shrink-0 text-leaf" />
      ) : (
        <CrossIcon className="mt-1 h-5 w-5 shrink-0 text-bark" />
      )}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
