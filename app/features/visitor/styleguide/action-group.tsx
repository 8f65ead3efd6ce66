import { LinkButton } from "~/ui/button";
import { ChoiceLinks } from "~/ui/choice-links";
import { Disclosure } from "~/ui/disclosure";
import { SubmitButton } from "~/ui/form";
import { Help, HelpQuestion } from "~/ui/help";
import { ActionBar } from "~/ui/layout/action-bar";
import { NextAction, NextActions } from "~/ui/layout/next-actions";
import { Fold, Part } from "~/ui/layout/part";
import { ListLinks } from "~/ui/list-links";
import { Navigator } from "~/ui/navigator";
import { ProgressBar, ProgressTrack } from "~/ui/progress-bar";
import { SeedMark, SeedNumber } from "~/ui/seed";
import { StepBand } from "~/ui/step-band";
import { SummaryPanel } from "~/ui/summary-panel";
import { CoachBox } from "~/web/page/coach-box";
import { ExampleTag, Helpline, PlusProvider } from "~/web/page/operator";
import { Group, Specimen, InState } from "./specimen";

const STEPS = [
  { number: 1, name: "Personal Information", state: "done" },
  { number: 2, name: "Retirement Savings", state: "done" },
  { number: 3, name: "Cash Needs", state: "current" },
  { number: 4, name: "Dependants Support", state: "todo" },
  { number: 5, name: "Back-up Plan", state: "todo" },
  { number: 6, name: "Income Preferences", state: "todo" },
] as const;

/** The id of no form: pressing posts nothing. */
const FORM = "nowhere";

/** What is pressed, and what says where one is. */
export function ActionGroup() {
  return (
    <>
      <Group id="buttons" title="Buttons and links">
        <Specimen
          names={["SubmitButton", "LinkButton"]}
          note="Point at one, press it or reach it with Tab to see it change. Nothing is shown disabled."
        >
          <div className="flex flex-wrap items-center gap-6">
            <SubmitButton intent="next" form={FORM}>
              Next
            </SubmitButton>
            <SubmitButton intent="primary" form={FORM}>
              Primary
            </SubmitButton>
            <SubmitButton intent="secondary" look="secondary" form={FORM}>
              Secondary
            </SubmitButton>
            <SubmitButton intent="link" look="link" form={FORM}>
              As a link
            </SubmitButton>
            <LinkButton to="#buttons">A link, primary</LinkButton>
            <LinkButton to="#buttons" look="secondary">
              A link, secondary
            </LinkButton>
            <a href="#buttons" className="link">
              A link
            </a>
          </div>
          <InState name="Busy: it says so, and further presses do nothing">
            <SubmitButton intent="busy" form={FORM}>
              Saving...
            </SubmitButton>
          </InState>
        </Specimen>
        <Specimen names={["ListLinks"]} note="Under a list that has more rows than a page shows.">
          <ListLinks first="#buttons" next="#buttons" csv="#buttons" />
        </Specimen>
        <Specimen names={["ActionBar"]} isWide>
          <ActionBar
            primary={
              <SubmitButton intent="next" form={FORM}>
                Next
              </SubmitButton>
            }
            summary={
              <p>
                <strong>R15 629</strong> a month
              </p>
            }
            back={
              <a href="#buttons" className="link">
                Back
              </a>
            }
          />
        </Specimen>
        <Specimen names={["ChoiceLinks"]}>
          <ChoiceLinks
            label="Markets"
            links={["Poor", "Expected", "Strong"].map((name) => ({
              name,
              to: "#buttons",
              isShown: name === "Expected",
            }))}
          />
        </Specimen>
        <Specimen
          names={["dialog"]}
          note="With scripts a link opens its page over this one, 824 px wide, or 1200 px where it compares. Without, a page that asks one thing is as wide as the narrow one."
        >
          <p className="flex flex-wrap gap-6">
            <a href="/en/annuity-options" className="link" data-dialog="">
              A narrow dialog
            </a>
            <a href="/en/methodology/fees" className="link" data-dialog="wide">
              A wide dialog
            </a>
          </p>
          <dialog open aria-label="An open dialog" className="page-dialog static max-w-full">
            <p className="heading-2">An open dialog</p>
            <p className="mt-3 flex flex-wrap gap-6">
              <LinkButton to="#buttons">Stay logged in</LinkButton>
              <LinkButton to="#buttons" look="secondary">
                Log out
              </LinkButton>
            </p>
          </dialog>
        </Specimen>
        <Specimen names={["NextActions", "NextAction"]} isWide>
          <NextActions>
            <NextAction title="Talk it over" text="A coach goes through it with you, at no charge.">
              <LinkButton to="/en/contact" look="secondary">
                Ask for a call
              </LinkButton>
            </NextAction>
          </NextActions>
        </Specimen>
        <Specimen names={["Part", "Fold"]} isWide>
          <Part
            id="part"
            title="It keeps up with prices"
            lead={["In **expected** markets it holds to 95 and beyond."]}
            folds={<Fold title="Tax, debt and the law">In expected markets, in today’s rand.</Fold>}
          />
        </Specimen>
      </Group>
      <Group id="where" title="Where one is">
        <Specimen names={["Navigator", "SeedMark"]} isWide note="Steps, four a page: done, current, to do.">
          <Navigator steps={STEPS} form={FORM} />
          <div className="flex flex-wrap gap-4">
            <SeedMark number={1} state="done" />
            <SeedMark number={2} state="current" />
            <SeedMark number={3} state="todo" />
            <SeedNumber number={1} />
          </div>
        </Specimen>
        <Specimen
          names={["StepBand", "StepName", "CurrentStep"]}
          isWide
          note="The steps of a task, each at most 190 px wide; those that can be gone to are links."
        >
          <StepBand
            label="Steps with a client"
            steps={[
              { name: "Client", state: "done", to: "#where" },
              { name: "Answers", state: "done", to: "#where" },
              { name: "Fees", state: "current" },
              { name: "Plan", state: "todo", words: "Being worked out" },
              { name: "Share or print", state: "todo" },
            ]}
          />
        </Specimen>
        <Specimen names={["ProgressBar", "ProgressTrack"]}>
          <ProgressBar done={9} total={13} label="Step 9 of 13" note="About 3 minutes left" />
          <InState name="Begun">
            <ProgressTrack done={0} total={13} label="Not begun" />
          </InState>
          <InState name="Finished">
            <ProgressTrack done={13} total={13} label="Finished" />
          </InState>
        </Specimen>
      </Group>
      <Group id="help" title="What opens, and help">
        <Specimen names={["Disclosure"]} note="There are no tooltips: what is needed stands on the page.">
          <Disclosure summary="Closed">What it says.</Disclosure>
          <Disclosure summary="Open" open>
            What it says.
          </Disclosure>
        </Specimen>
        <Specimen
          names={["Help", "HelpQuestion", "CoachBox", "Helpline", "ExampleTag", "PlusProvider", "Portrait"]}
        >
          <Help
            person={
              <CoachBox coach={{ name: "Lerato Dlamini", position: "Retirement Coach" }}>
                <Helpline />
              </CoachBox>
            }
          >
            <HelpQuestion question="What counts as debt?">Home loan, car and cards together.</HelpQuestion>
            <HelpQuestion question="Who sees this?">Only you and your coach.</HelpQuestion>
          </Help>
          <p>
            FSP 00000 <ExampleTag fact={{ isExample: true }} />
          </p>
          <PlusProvider />
        </Specimen>
        <Specimen names={["SummaryPanel"]}>
          <SummaryPanel title="Your answers so far">
            <p>You are 63 and have saved R4 200 000.</p>
          </SummaryPanel>
        </Specimen>
      </Group>
    </>
  );
}
