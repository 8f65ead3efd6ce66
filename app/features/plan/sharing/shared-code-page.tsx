import { CodeForm } from "~/features/session/code-form";
import { ErrorSummary, FormNotice, NamedMistakes } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { SharedPlace } from "~/ui/use-plan-address";
import type { ShareRefusal } from "./share-view";

export type SharedCodeView = {
  /** The address of the link. */
  place: string;
  /** The time of day until which the code works. */
  worksUntil: string;
  /** The code itself, in a demonstration alone. */
  shownCode?: string;
  /** The id of the operation, so that two clicks are one. */
  operation: string;
};

/** Takes the code that protects a shared plan. */
export function SharedCodePage({ view, refusal }: { view: SharedCodeView; refusal?: ShareRefusal }) {
  const { place, worksUntil, shownCode, operation } = view;
  return (
    <SharedPlace.Provider value={place}>
      <Page>
        <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
          {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
          <ErrorSummary names={{ otp: "Code" }} />
          <h1 className="heading-1">Type the code from your SMS</h1>
          <p className="mt-3 max-w-text">
            It is on its way to the cell number that whoever shared the plan gave for you. No SMS? Go back and
            ask for another code.
          </p>
          <CodeForm
            action={`${place}/code`}
            worksUntil={worksUntil}
            shownCode={shownCode}
            operation={operation}
            button="Open the plan"
            back={place}
          />
        </NamedMistakes.Provider>
      </Page>
    </SharedPlace.Provider>
  );
}
