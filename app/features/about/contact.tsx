import { Link } from "@remix-run/react";
import { Article } from "./article";

/** An invented general contact: a `.example` address can belong to no one. A phone number could, so there is none. */
const GENERAL_CONTACT = {
  name: "Baobab Retirement Coaches",
  email: "coaches@baobab.example",
  hours: "Monday to Friday, 8:00 to 17:00",
} as const;

export function Contact() {
  const { name, email, hours } = GENERAL_CONTACT;
  return (
    <Article
      title="Talk to a person"
      lead="A retirement coach can go through the questions with you, or look at your plan with you, at no charge."
    >
      <h2>{name}</h2>
      <dl className="space-y-3">
        <div>
          <dt className="font-bold">Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt className="font-bold">Hours</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      <h2>What to have ready</h2>
      <p>
        Your latest retirement fund statement, and your plan if you have one. Please do not send ID numbers or
        health details by email.
      </p>
      <h2>Questions about your data</h2>
      <p>
        The same people answer these. The <Link to="/en/privacy">privacy page</Link> lists what you can ask.
      </p>
    </Article>
  );
}
