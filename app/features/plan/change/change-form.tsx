import type { ReactNode } from "react";
import {
  ErrorSummary,
  FormNotice,
  listMistakes,
  NamedMistakes,
  PostForm,
} from "~/ui/form/without-validation";
import { SHOWN } from "./read-change";
import { SLID } from "./slider";
import type { ChangeAnswer, useChange } from "./use-change";

type ChangeFormProps = {
  id: string;
  action: string;
  values: Record<string, string>;
  live: Pick<ReturnType<typeof useChange>, "form" | "onInput">;
  /** Why it came back. */
  refusal?: ChangeAnswer;
  onSubmit: Parameters<typeof PostForm>[0]["onSubmit"];
  /** A short name for each field, as the summary of mistakes says it. */
  names: Record<string, string>;
  isUnsaved?: boolean;
  children: ReactNode;
};

/** The form of a change, with why it came back. */
export function ChangeForm({ live, values, refusal, names, children, ...form }: ChangeFormProps) {
  return (
    <PostForm {...form} values={values} formRef={live.form} onInput={live.onInput}>
      {[SHOWN, SLID].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name] ?? ""} autoComplete="off" />
      ))}
      <NamedMistakes.Provider value={listMistakes(refusal?.fieldErrors)}>
        {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
        <ErrorSummary names={names} />
        {children}
      </NamedMistakes.Provider>
    </PostForm>
  );
}

/** What the fields of a form that came back showed. */
export function readTypedBack(answer: ChangeAnswer | undefined): Record<string, string> | undefined {
  return answer?.repopulateFields as Record<string, string> | undefined;
}
