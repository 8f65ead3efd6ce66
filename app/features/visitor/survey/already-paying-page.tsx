import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { AskPerson, CountsAs, GoOnWithFund, OtherMoneyPage, NumberedWay, Ways } from "./other-money";

/** The choices for savings that already pay an income: no plan can be made of that money. */
export function AlreadyPayingPage() {
  return (
    <OtherMoneyPage
      title="Money that already pays you needs another plan"
      lead="You said that it already pays you an income. As a rule you can take no more cash from that money. You need not buy an annuity with it again. So it does not belong in this plan. What is true for you?"
      changeAnswer="It pays me nothing yet: change my answer"
    >
      <Ways>
        <GoOnWithFund number={1}>
          Leave that money out. Type in step 2 only what does not pay you yet.
        </GoOnWithFund>
        <NumberedWay
          number={2}
          title="It is a living annuity"
          note="Ten questions, about five minutes. No name."
          button={
            <LinkButton to="/en/living-annuity" look="secondary">
              Check my living annuity
            </LinkButton>
          }
        >
          See whether your living annuity will last, and what income would last for life.
        </NumberedWay>
        <AskPerson number={3} title="It is something else">
          You are ill and stop work before 55, or you are leaving the country, for example. A person has to
          look at it with you.
        </AskPerson>
      </Ways>
      <Disclosure summary="What counts as money that already pays you?" className="mt-4">
        <ul className="max-w-text space-y-2 text-small">
          <CountsAs counts>A living annuity or a life annuity that you have already bought.</CountsAs>
          <CountsAs counts>A pension that your old employer or the GEPF pays you each month.</CountsAs>
          <CountsAs>
            Not: a fund or a retirement annuity that you still pay into, or a preservation fund. Those belong
            in your plan.
          </CountsAs>
        </ul>
      </Disclosure>
    </OtherMoneyPage>
  );
}
