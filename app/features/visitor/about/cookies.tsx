import { CookieChoice } from "~/web/cookies/cookie-choice";
import { FormNotice } from "~/ui/form/without-validation";
import { Table } from "~/ui/table";
import { Article } from "./article";

const KEPT = [
  ["Your answers until you finish", "24 hours, or 30 days if you tick that"],
  ["What you are changing in a plan", "24 hours"],
  ["Your answers about a living annuity", "24 hours"],
  ["The key to your plan or your account", "30 days after your last visit"],
  ["How far you have read a plan’s explanation", "30 days"],
  ["What keeps your devices from overwriting each other’s answers", "30 days"],
  ["That you accepted our terms", "30 days"],
  ["That you closed the hint on the page that compares plans", "30 days"],
  ["A login that you have begun, or a form that you sent too late", "15 minutes"],
  ["What keeps other sites from sending our forms in your name", "Until you close the browser"],
] as const;

const ANSWER_ROW = ["Your answer about counting visits", "30 days"] as const;

const ANSWERS = {
  accepted: "You have accepted it in this browser.",
  declined: "You have declined it in this browser.",
  none: "You have not answered yet. Until you do, nothing is counted.",
} as const;

type Props = {
  /** The answer about counting visits; undefined where they are not counted. */
  answer?: keyof typeof ANSWERS;
  /** The reason why an answer was refused. */
  notice?: string;
};

/** The list of cookies and their purposes. */
export function Cookies({ answer, notice }: Props) {
  return (
    <Article title="Cookies" lead="What this site keeps in your browser, and why.">
      {notice && <FormNotice>{notice}</FormNotice>}
      <p>
        Baobab cannot work without these cookies. Only this site reads them, and they follow you to no other
        site. Those that say anything about you are encrypted, and logging out deletes them.
      </p>
      <Table
        caption="Cookies and how long they stay"
        heads={["What for", "How long at most"]}
        rows={answer ? [...KEPT, ANSWER_ROW] : KEPT}
        isText
      />
      <h2>Counting visits</h2>
      {answer ? (
        <>
          <p>
            If you accept, our server tells our analytics service each time you open a page: which page of the
            site it is, and whether you are a visitor, an investor, a coach or a financial planner. If you
            have an account, a code made from your ID number goes along. The number cannot be read from it.
          </p>
          <p>
            Your answers, your plans, amounts, health and addresses of pages are never sent. Your browser
            sends nothing to that service and loads nothing from it.
          </p>
          <p className="font-bold">{ANSWERS[answer]}</p>
          <CookieChoice id="cookie-choice" />
        </>
      ) : (
        <p>This site does not count visits and loads nothing from other sites.</p>
      )}
    </Article>
  );
}
