import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatPhone } from "~/base/write-phone";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { CrossIcon, TickIcon } from "~/ui/icons";
import { BackLink } from "~/ui/layout/back-link";
import { SeedNumber } from "~/ui/seed";
import { Page } from "~/web/layout/page";
import { ExampleTag, useOperator } from "~/web/page/operator";
import { usePlanAddress } from "~/web/plan/use-plan-address";

/** What somebody can do whose savings already pay them an income: no plan can be made of that money. */
export function AlreadyPayingPage() {
  const writeAddress = usePlanAddress();
  const { phone, hours } = useOperator();
  const stepTwo = writeAddress("/en/2");
  const call = (
    <LinkButton to={writeAddress("/en/contact")} look="secondary">
      Ask for a call
    </LinkButton>
  );
  return (
    <Page>
      <BackLink to={stepTwo}>Step 2</BackLink>
      <h1 className="heading-1">Money that already pays you needs another plan</h1>
      <p className="mt-4 max-w-text">
        You said that some of it already pays you an income. As a rule you can take no more cash from that
        money. You need not buy an annuity with it again. So it does not belong in this plan. What is true for
        you?
      </p>
      <ol className="mt-6 border-t-2 border-ink">
        <Way
          number={1}
          title="I have other savings too"
          note="Your other answers stay as they are."
          button={
            <LinkButton to={stepTwo} look="secondary">
              Go on without it
            </LinkButton>
          }
        >
          Leave that money out. Type in step 2 only what does not pay you yet, answer No there, and go on.
        </Way>
        <Way
          number={2}
          title="It is a living annuity"
          note="Nine questions, about five minutes. No name."
          button={
            <LinkButton to="/en/living-annuity" look="secondary">
              Check my living annuity
            </LinkButton>
          }
        >
          See whether your living annuity will last, and what income would last for life.
        </Way>
        <Way
          number={3}
          title="It is something else"
          note={
            <span className="flex flex-wrap items-center gap-x-2">
              <a href={`tel:+27${phone.text}`} className="link font-bold">
                {formatPhone(phone.text)}
              </a>
              <ExampleTag fact={phone} />
              {hours.text}
            </span>
          }
          button={call}
        >
          A pension worked out by a formula, such as the GEPF’s. Or you are ill and stop work before 55, or
          you are leaving the country. A person has to look at it with you.
        </Way>
      </ol>
      <Disclosure summary="What counts as money that already pays you?" className="mt-4">
        <ul className="max-w-text space-y-2 text-small">
          <Example counts>A living annuity or a life annuity that you have already bought.</Example>
          <Example counts>A pension that your old employer or the GEPF pays you each month.</Example>
          <Example>
            Not: a fund or a retirement annuity that you still pay into, or a preservation fund. Those belong
            in your plan.
          </Example>
        </ul>
      </Disclosure>
      <p className="mt-6">
        <Link to={stepTwo} className="link">
          It pays me nothing yet: change my answer
        </Link>
      </p>
    </Page>
  );
}

type WayProps = { number: number; title: string; note?: ReactNode; button: ReactNode; children: ReactNode };

function Way({ number, title, note, button, children }: WayProps) {
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

function Example({ counts = false, children }: { counts?: boolean; children: ReactNode }) {
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
