import { Link } from "@remix-run/react";
import { Article } from "./article";

export function Privacy() {
  return (
    <Article
      title="Privacy"
      lead="What your answers are for, who sees them, how long we keep them, and what you can ask of us."
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
          for at most 24 hours, or for 30 days if you tick that. We store none of them unless you are logged
          in.
        </li>
        <li>
          <strong>If you check a living annuity</strong>, your answers stay in your own browser in the same
          way, for at most 24 hours. We store none of them.
        </li>
        <li>
          <strong>While you are logged in</strong>, we also store the answers of each finished step,
          encrypted. So you find them on your other devices. We store your health answers only once you have
          agreed.
        </li>
        <li>
          <strong>When you finish</strong>, we store your plan and the answers behind it. Names, contact
          details, ID numbers and health answers are encrypted.
        </li>
        <li>
          <strong>If you have an account and choose a plan, ask for a quote or ask to invest</strong>, we keep
          a record of the advice, encrypted. It holds the questions and your answers, health answers too. It
          also holds what we considered and recommended, and the figures. We never change it. We also note the
          request.
        </li>
        <li>
          <strong>If you register</strong>, we store your ID number and your cell number, both encrypted. We
          use them to let you in and to reach you. We also store when you last logged in, and which plans are
          yours.
        </li>
        <li>
          <strong>If you add a passkey</strong>, we keep the name that you give it, encrypted, and its public
          key. We also keep when you added it and when you last used it. All of that stays until you remove
          it, or delete everything. No fingerprint and no face ever reaches us.
        </li>
        <li>
          <strong>If you add details about yourself, a picture or your acceptance of our terms</strong>, we
          store them with your account. Details and pictures are encrypted. We keep a smaller copy of a
          picture, without the place or time at which it was taken.
        </li>
        <li>
          <strong>If you correct your names, email address or cell number</strong>, we note which of them and
          the date, for your last 50 corrections. You correct the answers of a plan in the plan itself. If you
          add a note that something is wrong, we keep it with its date.
        </li>
        <li>
          <strong>If you keep a check of your living annuity</strong>, or your adviser does with your consent,
          we store its answers and the figures of that day, encrypted. A year later we show you how it went.
          Only if you agree do we send you one email when it is time again. It holds no figures, and you stop
          it with one press.
        </li>
        <li>
          <strong>If you or your adviser share a plan by a link</strong>, we keep a copy of what the link
          shows and your name for it. If you give a cell number for codes, we keep that too. All of it is
          encrypted. We also keep when the link was last opened and how often, but not by whom.
        </li>
        <li>
          <strong>If an adviser or administrator looks at your details or your unfinished answers</strong>, or
          changes them, we note who it was and when.
        </li>
        <li>
          <strong>If you write to us or ask us to call you</strong>, we keep what you wrote, encrypted, until
          we have sent it on. That is two days at most.
        </li>
        <li>
          <strong>If you press a button twice</strong>, we do what it says once. For that we remember what we
          answered, encrypted, for a day.
        </li>
        <li>
          <strong>So that nobody can block the site for others or guess codes</strong>, we count requests for
          up to three hours, and codes to log in for up to 26. We count them by internet address, ID number
          and cell number, and store only a code made from each.
        </li>
      </ul>
      <h2>Who sees them</h2>
      <p>
        You, in the browser that you made your plan in, or wherever you log in. If you have an adviser, they
        see your details and the answers of a survey that you have not finished. If you ask for a quote or to
        invest, they and we get an email. It has your contact details and the number of the plan. Our staff
        can open what is stored if you ask them for help, or to fix a fault. Whoever has a link to a plan sees
        what that link shows, until it ends or you take it back. Nobody else sees them.{" "}
        <Link to="/en/my-data">My data</Link> lists which advisers and administrators looked at your details
        or unfinished answers, or changed them.
      </p>
      <p>
        If you accepted that visits are counted, our analytics service learns which pages you open and what
        kind of user you are. If you have an account, it also learns a code made from your ID number. It never
        gets your answers, your plans or the number itself.
      </p>
      <h2>How long they are kept</h2>
      <ul>
        <li>
          <strong>Without an account</strong>, we delete your plan 30 days after your last visit. Until then
          you can open it in the browser that you made it in.
        </li>
        <li>
          <strong>With an account</strong>, your plans, details, notes and checks stay until you delete them.
          You can do that yourself at any time. We then delete any message that waits to be sent, too.
        </li>
        <li>
          <strong>Records of advice</strong> stay for five years, even if you delete everything or withdraw
          your consent for health answers. By law we must keep them. After you delete everything, we lock them
          away with their plans and requests: nobody can open them here. We delete them five years after the
          last of them, but not while a complaint about them is open.
        </li>
        <li>
          <strong>After you delete everything</strong>, only this stays. Records of advice stay, as above.
          Messages that we sent stay where they went. The counts of requests stay for up to three hours, those
          of codes to log in for up to 26. Numbers of finished tasks stay for about a week, and say nothing
          about you. If you accepted that visits are counted, our analytics service keeps what we told it,
          under the code made from your ID number. If you are an adviser, your name stays in the records of
          the clients for whom you acted.
        </li>
        <li>
          <strong>Links to a plan</strong> work for 7, 30 or 90 days, or until you take them back. We delete a
          link’s copy of the plan at once if you take it back, else within an hour of its end. We delete the
          rest 30 days after the day on which the link would have ended.
        </li>
        <li>
          <strong>Codes that we send you</strong> are not stored. We note that you asked for one, and delete
          the note after a day. We delete the record of each login after a day too, and keep only the dates of
          your last two.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        Baobab works with cookies that follow you to no other site. <Link to="/en/cookies">Cookies</Link>{" "}
        lists them. We count visits only if you accept it.
      </p>
      <h2>Automated decisions</h2>
      <p>
        A computer works out the recommendation. You can ask for a person to look at it:{" "}
        <Link to="/en/contact">talk to a person</Link>.
      </p>
      <h2>Your rights</h2>
      <p>
        With an account you do all of this yourself on the page <Link to="/en/my-data">My data</Link>:
      </p>
      <ul>
        <li>See everything that we keep about you, and take it with you as a file.</li>
        <li>See who acted for you, and when.</li>
        <li>Correct it, or add a note that something is wrong.</li>
        <li>Withdraw your consent to the use of your health answers.</li>
        <li>Delete everything but records of advice.</li>
      </ul>
      <p>
        Without an account you can <Link to="/en/clear-my-answers">clear the answers in this browser</Link> at
        any time. For anything else, <Link to="/en/contact">ask us</Link>. You can also complain to the
        Information Regulator of South Africa.
      </p>
    </Article>
  );
}
