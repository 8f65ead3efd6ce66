import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";

/** A question with two different answers. */
export type Difference = { name: string; here: string; elsewhere: string };

export type ChoiceView = {
  /** Answers of one person on two devices, or of two people in two tabs of one browser. */
  between: "devices" | "tabs";
  action: string;
  version: number;
  /** True if the saved answers belong to another plan than those of this browser. */
  isOtherPlan: boolean;
  differences: readonly Difference[];
};

const WHY = {
  devices:
    "You have also answered on another device, or in another browser. We saved those answers, and they differ from the ones here.",
  tabs: "Since that page was opened, somebody else has answered in another tab of this browser. The saved answers are theirs. Both cannot be kept here: the other person can use a browser of their own.",
};

/** Shows where the answers of this browser and of another device differ, and asks which to go on with. */
export function ChooseAnswersPage({ view, notice }: { view: ChoiceView; notice?: string }) {
  const { between, action, version, isOtherPlan, differences } = view;
  return (
    <Page isDialog>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1">Which answers do you want to go on with?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>{WHY[between]}</p>
        {isOtherPlan && <p>The saved answers are for another of your plans.</p>}
      </div>
      <dl className="mt-8 max-w-text">
        {differences.map(({ name, here, elsewhere }) => (
          <div key={name} className="border-b border-line py-3">
            <dt>{name}</dt>
            <dd>
              Here: <span className="font-bold">{here}</span>
            </dd>
            <dd>
              Saved: <span className="font-bold">{elsewhere}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text">The answers that you do not choose are gone.</p>
      <Form id="choose-answers" action={action} className="mt-8 flex flex-wrap items-center gap-6">
        <input type="hidden" name="version" value={version} />
        <SubmitButton intent="here">Use the answers from here</SubmitButton>
        <SubmitButton intent="elsewhere" look="secondary">
          Use the saved answers
        </SubmitButton>
      </Form>
    </Page>
  );
}
