import { formatRand } from "~/base/money";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import {
  AskPerson,
  CountsAs,
  GoOnWithFund,
  LawAndTax,
  OtherMoneyPage,
  NumberedWay,
  Ways,
} from "./other-money";

/** The choices for savings outside a retirement fund: they are at their owner's free disposal. */
export function OwnSavingsPage({ grant }: { grant: { fromAge: number; most: number } }) {
  return (
    <OtherMoneyPage
      title="Savings in no fund are yours already"
      lead="You said that the money is in no retirement fund: in a bank account, unit trusts or shares, for example. You may use it as you like and when you like. The plan decides how money in a fund is paid out, so it begins with that."
      changeAnswer="It is in a retirement fund: change my answer"
    >
      <Ways>
        <GoOnWithFund number={1}>
          Type in step 2 only what is in a fund. The finished plan takes your own savings in, under “What we
          assumed”: they can pay a part of your income.
        </GoOnWithFund>
        <NumberedWay
          number={2}
          title="I have nothing in a fund, and little besides"
          button={
            <LinkButton to="/en/contact" look="secondary">
              Talk to a person
            </LinkButton>
          }
        >
          From {grant.fromAge} the state may pay you the older person’s grant, up to {formatRand(grant.most)}{" "}
          a month. It depends on what you earn and own, and on what your spouse does. The home you live in
          does not count. Ask at a SASSA office.
        </NumberedWay>
        <AskPerson number={3} title="I want to know what to do with it">
          Whether to draw from it first, to keep it for emergencies, or to buy an income with it depends on
          what else you have.
        </AskPerson>
      </Ways>
      <LawAndTax
        points={[
          "Nothing has to be bought with it, and there is no limit on what you may take.",
          "What you take is not taxed. What it earns is: interest above an amount that is free each year, and a part of the gain when you sell unit trusts or shares.",
          "Of a life annuity bought with your own money, the part of each payment that returns your money is free of tax. From a retirement fund’s money all of it is taxed.",
          "It is part of your estate. Money in a fund goes to those who depend on you, as the fund’s trustees decide.",
        ]}
      />
      <Disclosure summary="What counts as my own savings?" className="mt-4">
        <ul className="max-w-text space-y-2 text-small">
          <CountsAs counts>
            A savings account, unit trusts, shares, a tax-free savings account or an endowment.
          </CountsAs>
          <CountsAs counts>Cash that a fund has already paid out to you.</CountsAs>
          <CountsAs>
            Not: a retirement annuity or a preservation fund, even if you paid into it yourself. Those belong
            in your plan.
          </CountsAs>
        </ul>
      </Disclosure>
    </OtherMoneyPage>
  );
}
