import { Link } from "@remix-run/react";
import { Article } from "./article";

export function Privacy() {
  return (
    <Article
      title="Privacy"
      lead="What your answers are for, who sees them, how long we keep them, and what you can ask us to do."
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
      <h2>Where we keep them</h2>
      <ul>
        <li>
          <strong>Until you finish</strong>, your answers stay in your own browser, in an encrypted cookie,
          for at most 24 hours. We store none of them unless you are logged in.
        </li>
        <li>
          <strong>While you are logged in</strong>, we also store the answers of each finished step,
          encrypted, so that you find them on your other devices; your health answers only once you have
          agreed.
        </li>
        <li>
          <strong>When you finish</strong>, we store your plan and the answers behind it. Names, contact
          details, ID numbers and health answers are encrypted.
        </li>
        <li>
          <strong>If you register</strong>, we store your ID number and your cell number, both encrypted, when
          you last logged in, and which plans are yours. We use them to let you in, and for nothing else.
        </li>
        <li>
          <strong>If you add details about yourself, a picture or your acceptance of our terms</strong>, we
          store them with your account. Details and pictures are encrypted; of a picture we keep a smaller
          copy without the place or time at which it was taken.
        </li>
        <li>
          <strong>If you write to us</strong>, we keep your message, encrypted, until it has been sent.
        </li>
        <li>
          <strong>So that no one can block the site for others</strong>, we count requests by internet address
          for up to two hours. The address itself is not stored, only a code made from it.
        </li>
      </ul>
      <h2>Who sees them</h2>
      <p>
        You, in the browser that you made your plan in, or wherever you log in. Our staff can open what is
        stored if you ask them for help, or to fix a fault. Nobody else sees them.
      </p>
      <h2>How long they are kept</h2>
      <ul>
        <li>
          <strong>Without an account</strong>, your plan is deleted 30 days after your last visit. Until then
          you can open it in the browser that you made it in.
        </li>
        <li>
          <strong>With an account</strong>, your plans stay until you delete them. You can do that yourself at
          any time; nothing of yours remains then.
        </li>
        <li>
          <strong>Codes that we sent you</strong> are not stored. That you asked for one is deleted after a
          day, and so is a login that has ended.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        Baobab sets only cookies that it cannot work without: your answers, the key to your plan or your
        account, how far you have read its explanation, what you are changing in it, a login that waits for
        its code, a form that you sent after your time had run out, which answers your other devices have
        saved, that you accepted our terms, and a token that protects forms. Logging out deletes all but the
        last. No cookie follows you to other sites.
      </p>
      <h2>Automated decisions</h2>
      <p>
        A computer works out the recommendation. You can ask for a person to look at it:{" "}
        <Link to="/en/contact">talk to a person</Link>.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>See what we hold about you.</li>
        <li>Have it corrected.</li>
        <li>Have it deleted.</li>
        <li>Withdraw your consent to the use of your health answers.</li>
        <li>Complain to the Information Regulator of South Africa.</li>
      </ul>
      <p>
        You can <Link to="/en/clear-my-answers">clear the answers in this browser</Link> yourself at any time.
        For anything else, <Link to="/en/contact">ask us</Link>.
      </p>
    </Article>
  );
}
