import { Link } from "@remix-run/react";
import { useContext } from "react";
import { VisitorContext } from "~/web/plan/visitor-context";
import { Article } from "./article";

export function TermsOfUse() {
  const { person, canLogIn } = useContext(VisitorContext);
  return (
    <Article title="Terms of use" lead="What you can expect from Baobab, and what it cannot do for you.">
      <h2>What Baobab is</h2>
      <p>
        Baobab asks about your savings, your family and your health, and recommends how to turn retirement
        savings into an income. It is automated advice: a computer applies a written method to your answers.
        You can read <Link to="/en/methodology">how we work it out</Link>.
      </p>
      <h2>What the figures are</h2>
      <p>
        Figures are careful estimates, not promises. Markets, prices, tax and how long people live will turn
        out differently. A recommended plan is not an offer or a quote from an insurer or a fund.
      </p>
      <p>
        Advice is only as good as the answers behind it. Please answer fully, and come back when your life
        changes.
      </p>
      <h2>Who should talk to a person first</h2>
      <ul>
        <li>You have debts you cannot pay.</li>
        <li>You are going through a divorce, or there is a dispute about your money.</li>
        <li>You are terminally ill.</li>
        <li>You are not sure that the recommendation fits you.</li>
      </ul>
      <p>
        Nothing is invested and nothing is signed on this site. You decide, and you can always{" "}
        <Link to="/en/contact">talk to a person</Link>.
      </p>
      <h2>What it costs</h2>
      <p>
        It costs nothing to answer the questions and read your plan. The plan shows what its products would
        cost, VAT included.
      </p>
      <h2>Fair use</h2>
      <p>
        Answer for yourself, or for someone who has asked you to. Do not try to disrupt the service or access
        other people’s data.
      </p>
      <h2>The law</h2>
      <p>
        These terms follow the law of South Africa. Nothing in them takes away a right that the law gives you.
        The <Link to="/en/privacy">privacy page</Link> explains what happens to your data.
      </p>
      {(person || canLogIn) && (
        <p>
          Once you are logged in you can <Link to="/en/accept-terms">accept these terms</Link>.
        </p>
      )}
    </Article>
  );
}
