import type { ReactNode } from "react";
import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { FormPage } from "~/web/layout/form-page";
import { ASSUMED } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { SpokenLinePage } from "~/words/assumed/assumed-line";
import { Aside, TAKE_BACK, WhatCounts } from "./line-page";

/** What a page of rows shows besides them. */
export type RowsView = {
  page: Pick<SpokenLinePage, "heading" | "question" | "why" | "counts" | "doesNotCount" | "coach">;
  isTold: boolean;
  values: Record<string, string>;
  /** What becomes of changes to the plan and of its choice. */
  warnings: readonly string[];
  operation: string;
};

type RowsPageProps = {
  view: RowsView;
  id: string;
  /** Where the rows are posted to. */
  address: string;
  /** The rows' fields by their names. */
  names: Record<string, string>;
  children: ReactNode;
};

/** Asks for several of a kind, a row each. */
export function RowsPage({ view, id, address, names, children }: RowsPageProps) {
  const { page, isTold, values, warnings, operation } = view;
  const writeAddress = usePlanAddress();
  const back = writeAddress(ASSUMED);
  return (
    <FormPage names={names}>
      <BackLink to={back}>What we assumed</BackLink>
      <h1 className="heading-1">{page.heading}</h1>
      <p className="mt-4 max-w-text">{page.question}</p>
      <div className="mt-8">
        <Columns aside={<Aside page={page} />}>
          <Form id={id} action={writeAddress(address)} defaultValues={values}>
            <input type="hidden" name="processContextId" value={operation} />
            {warnings.length > 0 && (
              <Panel tint="sun">
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Panel>
            )}
            {children}
            <WhatCounts page={page} />
            <ActionBar
              isShort
              primary={<SubmitButton intent="save">Save</SubmitButton>}
              back={
                <a href={back} className="link">
                  Back
                </a>
              }
            />
            {isTold && (
              <p>
                <SubmitButton intent={TAKE_BACK} look="link">
                  Take this answer back
                </SubmitButton>{" "}
                <span className="text-small text-soft">We then assume again what we assumed before.</span>
              </p>
            )}
          </Form>
        </Columns>
      </div>
    </FormPage>
  );
}
