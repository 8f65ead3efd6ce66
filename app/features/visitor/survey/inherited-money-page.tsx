import { LinkButton } from "~/ui/button";
import { AskPerson, GoOnWithFund, LawAndTax, OtherMoneyPage, NumberedWay, Ways } from "./other-money";

/** The choices for retirement money of a person who died, or from a divorce. */
export function InheritedMoneyPage() {
  return (
    <OtherMoneyPage
      title="Money from a death or a divorce has rules of its own"
      lead="You said that you inherited the money, or that it comes from a divorce. What you may do with it depends on where it is now: with the fund that owes it to you, in a living annuity, in a fund of your own, or in your bank account."
      changeAnswer="It is my own money in a fund: change my answer"
    >
      <Ways>
        <NumberedWay
          number={1}
          title="It is in a living annuity that pays me now"
          note="Ten questions, about five minutes. No name."
          button={
            <LinkButton to="/en/living-annuity" look="secondary">
              Check my living annuity
            </LinkButton>
          }
        >
          See whether it will last, and what income would last for life.
        </NumberedWay>
        <GoOnWithFund number={2} title="It is in a fund of my own by now">
          A share that was moved to your retirement annuity or preservation fund is your own fund’s money.
          Type it in step 2.
        </GoOnWithFund>
        <AskPerson number={3} title="I have not chosen yet">
          Ask before you choose: what is taken in cash can as a rule not be put back.
        </AskPerson>
      </Ways>
      <LawAndTax
        points={[
          "Inherited from a fund or a living annuity: you may take cash, an annuity, or some of each. You may be of any age. The cash is taxed by the table for retirement lump sums, as if the person who died had taken it. An annuity is taxed as it pays you.",
          "Who gets money that is still in a fund is decided by its trustees, who look for everybody who depended on the person. Ask the fund.",
          "From a divorce: the fund can pay your share while the member is still saving. You may take it in cash, which is taxed as your own withdrawal, or move it to a fund of yours free of tax.",
          "An annuity that already pays your former spouse cannot be split by the fund. What the court gives you of it your former spouse pays.",
          "Cash that was paid out and taxed is your own savings now.",
        ]}
      />
    </OtherMoneyPage>
  );
}
