import { ErrorSummary, FormNotice, NamedMistakes } from "~/ui/form";
import { ChevronIcon } from "~/ui/icons";
import { Page } from "~/web/layout/page";
import { EstimateForm } from "~/web/plan/estimate-form";
import type { EstimatePageView } from "./estimate.server";
import { AnsweredEstimate } from "./answered-estimate";

const NAMES = {
  age: "Age",
  retire_at: "Age at retirement",
  gender: "Gender",
  savings: "Savings",
  partner_age: "Partner’s age",
};

/** The anchor of the fields, which phones show once its link is followed. */
const FIELDS = "fields";

type Props = {
  view: EstimatePageView;
  /** The reason why a plan could not be begun. */
  refused?: string;
};

/** A first figure: five fields or, above an estimate, the same fields in a band. */
export function EstimatePage({ view, refused }: Props) {
  const { values, mistakes, waysOn, estimate, address, link, smallSavings } = view;
  const notice = refused ?? view.notice;
  const isAnswered = estimate && address && link;
  return (
    <Page band={isAnswered && <FieldsBand values={values} asked={estimate.asked} />}>
      <NamedMistakes.Provider value={mistakes}>
        <ErrorSummary names={NAMES} />
        {notice && <FormNotice>{notice}</FormNotice>}
        {isAnswered ? (
          <div data-answered="estimate">
            <AnsweredEstimate estimate={estimate} address={address} link={link} smallSavings={smallSavings} />
          </div>
        ) : (
          <>
            <h1 className="heading-1">Your first figure, in a minute</h1>
            <p className="mb-6 mt-2 max-w-text">
              Answer five questions. See what you could be paid each month, and how likely it is to last.
              Free. We ask no name, and we keep nothing of this.
            </p>
            <EstimateForm values={values} button="Show my income" waysOn={waysOn} />
          </>
        )}
      </NamedMistakes.Provider>
    </Page>
  );
}

/** On phones the answers are one line; its link opens the fields. */
function FieldsBand({ values, asked }: Pick<EstimatePageView, "values"> & { asked: string }) {
  return (
    <section aria-label="Your answers" className="frame py-4">
      <a href={`#${FIELDS}`} className="link gap-2 wide:hidden">
        <ChevronIcon className="h-5 w-5 shrink-0" />
        <span data-answered="asked">{asked}</span>
      </a>
      <div id={FIELDS} tabIndex={-1} className="phone:[&:not(:target)]:hidden">
        <EstimateForm values={values} button="Work it out again" look="secondary" isAnsweredAsTyped />
      </div>
    </section>
  );
}
