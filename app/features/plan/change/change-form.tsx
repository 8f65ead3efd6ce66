import type { ReactNode } from "react";
import {
  ErrorSummary,
  FormNotice,
  listMistakes,
  NamedMistakes,
  PostForm,
} from "~/ui/form/without-validation";
import { SHOWN } from "./read-change";
import type { TypedMistake } from "./recalculator";
import { SLID } from "./slider";
import type { ChangeAnswer, useChange } from "./use-change";

type ChangeFormProps = {
  id: string;
  action: string;
  values: Record<string, string>;
  live: Pick<ReturnType<typeof useChange>, "form" | "onInput">;
  /** The refusal of the form, and mistakes in the text typed since. */
  refusal?: ChangeAnswer;
  mistakes?: readonly TypedMistake[];
  onSubmit: Parameters<typeof PostForm>[0]["onSubmit"];
  /** Short names by field, for the summary of mistakes. */
  names: Record<string, string>;
  isUnsaved?: boolean;
  children: ReactNode;
};

/** The form of a change, with its refusal. */
export function ChangeForm({ live, values, refusal, mistakes, names, children, ...form }: ChangeFormProps) {
  const refused = listMistakes(refusal?.fieldErrors);
  return (
    <PostForm {...form} values={values} formRef={live.form} onInput={live.onInput} data-discover="true">
      {[SHOWN, SLID].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name] ?? ""} autoComplete="off" />
      ))}
      <NamedMistakes.Provider value={mistakes ?? refused}>
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <ErrorSummary names={names} mistakes={refused} />
        {children}
      </NamedMistakes.Provider>
    </PostForm>
  );
}

/** The refused form's fields as typed. With scripts a slider is not among them. */
export function readTypedBack(answer: ChangeAnswer | undefined): Record<string, string> | undefined {
  return answer?.repopulateFields as Record<string, string> | undefined;
}
