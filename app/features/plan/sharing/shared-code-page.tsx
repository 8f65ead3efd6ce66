import { ErrorSummary, Form, FormNotice, NamedMistakes, SubmitButton, TextField } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Page } from "~/ui/layout/page";
import { Panel } from "~/ui/panel";
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
          {shownCode && (
            <div className="mt-6 max-w-text">
              <Panel tint="sun" title="Just a demo">
                <p>No SMS is sent. It would say:</p>
                <p className="font-bold">{shownCode}</p>
              </Panel>
            </div>
          )}
          <div className="mt-6 max-w-text">
            <Form id="code" action={`${place}/code`}>
              <input type="hidden" name="processContextId" value={operation} />
              <TextField
                name="otp"
                label="Your code"
                hint={`Six digits. It works until ${worksUntil}.`}
                inputMode="numeric"
                autoComplete="one-time-code"
                width="max-w-[13rem]"
                look="code"
              />
              <ActionBar
                primary={
                  <SubmitButton intent="verify" busyWords="Checking...">
                    Open the plan
                  </SubmitButton>
                }
                back={
                  <a href={place} className="link">
                    Back
                  </a>
                }
              />
            </Form>
          </div>
        </NamedMistakes.Provider>
      </Page>
    </SharedPlace.Provider>
  );
}
