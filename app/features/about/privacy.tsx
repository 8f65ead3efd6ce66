import { Link } from "@remix-run/react";
import { Article } from "./article";

export function Privacy() {
  return (
    <Article
      title="Privacy"
      lead="What your answers are for, who sees them, how long they are kept, and what you can ask of us."
    >
      <h2>What your answers are for</h2>
      <p>
        We use them to work out and explain your retirement plan, and for nothing else. We do not sell them.
        We do not use them for advertising.
      </p>
      <p>
        We ask only what the plan needs. Answers about your health are special personal information under the
        Protection of Personal Information Act (POPIA). We ask for your consent before we use them.
      </p>
      <h2>Where they are</h2>
      <ul>
        <li>
          <strong>Until you finish</strong>, your answers stay in your own browser, in an encrypted cookie,
          for at most 24 hours. We store nothing.
        </li>
        <li>
          <strong>When you finish</strong>, we store your plan and the answers behind it. Names, contact
          details, ID numbers and health answers are encrypted.
        </li>
      </ul>
      <h2>Who sees them</h2>
      <p>
        You, in the browser that you made your plan with. The people who run Baobab can reach what is stored
        when they have to help you or mend a fault. Nobody else sees them.
      </p>
      <h2>How long they are kept</h2>
      <p>
        The law asks that a record of advice is kept for five years, so we keep your plan at least that long.
        Nothing deletes it by itself after that. You can ask us to.
      </p>
      <h2>Cookies</h2>
      <p>
        Baobab sets only cookies that it cannot work without: your answers, the key to your plan, and a token
        that protects forms. No cookie follows you anywhere else.
      </p>
      <h2>A decision by a machine</h2>
      <p>
        The recommendation is worked out by a computer. You may have it looked at by a person:{" "}
        <Link to="/en/contact">talk to a person</Link>.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>See what we hold about you.</li>
        <li>Have it corrected.</li>
        <li>
          Have it deleted. While the law asks us to keep a record of advice, we restrict its use instead.
        </li>
        <li>Take back your consent to the use of health answers.</li>
        <li>Complain to the Information Regulator of South Africa.</li>
      </ul>
      <p>
        You can <Link to="/en/clear-my-answers">clear the answers in this browser</Link> yourself at any time.
        For all else, <Link to="/en/contact">ask us</Link>.
      </p>
    </Article>
  );
}
