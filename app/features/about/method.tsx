import { Article } from "./article";

/** The method in plain words; the whole of it, for those who check it, is `app/docs/methodology.md`. */
export function Method() {
  return (
    <Article
      title="How we work it out"
      lead="You tell us about your savings, your family, your health and what matters to you. From that we work out four things, in this order."
    >
      <h2>1. How much to take in cash</h2>
      <p>
        Cash repays debt, gives you three months’ income for emergencies, and pays for what you want for
        yourself. We take at most one third, which is what the law allows in most cases. Provident fund money
        saved by 28 February 2021 may be taken whole, and so may small savings: your plan says when yours are.
      </p>
      <p>
        Above R550 000 in a lifetime cash is taxed, so we work out the tax. If your needs do not fit, the plan
        says which ones are cut.
      </p>
      <p>What is left of the tax-free part goes into a unit trust, which you can reach at any time.</p>
      <h2>2. What could pay you an income</h2>
      <ul>
        <li>
          <strong>A life annuity</strong> is an insurer’s promise of an income for as long as you live. Ours
          rises with prices and is paid for at least ten years. Three quarters of it goes on to a partner you
          support. There is nothing to inherit after that.
        </li>
        <li>
          <strong>A living annuity</strong> stays invested in your name. You draw between 2.5% and 17.5% of it
          a year. What is left goes to the people you name. It can do well or badly, and you can outlive it.
        </li>
        <li>
          <strong>A living annuity plus</strong> is a living annuity whose members share. When a member dies,
          part goes to the family and the rest to the members who live on. It pays more, above all late in
          life, and leaves less.
        </li>
      </ul>
      <h2>3. Which one fits you</h2>
      <p>
        If you need or want certainty, a life annuity. If leaving money matters more, a living annuity plus.
        If you are seriously ill and want to leave money, or your family needs all of it, a plain living
        annuity. Your plan names the answers that decided, and says why not the others.
      </p>
      <h2>4. How much a month</h2>
      <p>
        For a life annuity we use what insurers pay someone of your age and sex. For the others we let markets
        play out 4 096 times, good and bad, over the lifetimes that are possible for you. We then choose the
        highest income that rises with prices and lasts for life <strong>three times out of four</strong>.
      </p>
      <p>
        One time in four it does not last in full. Your plan shows when, and how, it would fall in poor
        markets.
      </p>
      <h2>How to read the figures</h2>
      <ul>
        <li>
          <strong>Today’s rand</strong> is what an amount would buy now. Amounts are in today’s rand and
          before tax, unless a label says otherwise.
        </li>
        <li>
          <strong>Poor, expected and strong markets</strong>: of 100 possible futures, 20 are as bad as poor
          or worse, 50 as bad as expected or worse, and 20 are better than strong.
        </li>
        <li>All costs that we know of are taken off before you see a figure.</li>
        <li>
          Each plan names its <strong>basis</strong>, the dated set of assumptions and laws it rests on. With
          it the same plan can be worked out again, to the cent.
        </li>
      </ul>
      <h2>What we assume</h2>
      <p>
        How long people live comes from published tables of South African annuitants, with some improvement.
        Returns come from long-run South African averages and surveys of fund managers. Prices rise by about
        4.5% a year. Tax is that of the latest Budget we know.
      </p>
      <h2>What we leave out</h2>
      <ul>
        <li>Earlier lump sums, which can raise the tax on this one.</li>
        <li>Other income, medical tax credits, and tax on the unit trust.</li>
        <li>The parts of your savings that older or newer rules treat differently.</li>
        <li>How the lives of people will change in ways nobody foresees.</li>
      </ul>
      <p>It is an estimate, not a quote, and it knows only what you typed.</p>
      <h2>Who checks it</h2>
      <p>
        Each change is tested against figures made by others: published life tables and annuity examples,
        quotes of eight insurers, and tax worked out by hand at every bracket.
      </p>
    </Article>
  );
}
