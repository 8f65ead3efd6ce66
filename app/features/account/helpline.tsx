import { HELPLINE } from "~/base/helpline";

/** Whom to call, and when somebody answers. */
export function Helpline() {
  return (
    <>
      <p>
        <a href={`tel:${HELPLINE.dialled}`} className="link text-amount-l font-bold">
          {HELPLINE.shown}
        </a>
      </p>
      <p className="text-small text-soft">{HELPLINE.hours}. An example number.</p>
    </>
  );
}
