import type { FormEventHandler, ReactNode, Ref } from "react";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { ShownValues } from "./field-state";
import { TrapFields } from "./trap-fields";

type PostFormProps = {
  id: string;
  action: string;
  /** What its fields show, by their names. */
  values: Record<string, unknown>;
  formRef?: Ref<HTMLFormElement>;
  onInput?: FormEventHandler<HTMLFormElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** What it shows again is stored nowhere, and would be lost on leaving the page. */
  isUnsaved?: boolean;
  /** Scripts send it as soon as the page is there. */
  isSentAtOnce?: boolean;
  children: ReactNode;
};

/** A form for pages that run React: it posts as a browser does, and brings no library along. */
export function PostForm({ values, formRef, isUnsaved, isSentAtOnce, children, ...form }: PostFormProps) {
  return (
    <form
      {...form}
      ref={formRef}
      method="post"
      noValidate
      data-unsaved={isUnsaved ? "" : undefined}
      data-sent-at-once={isSentAtOnce ? "" : undefined}
    >
      <AuthenticityTokenInput />
      <TrapFields />
      <ShownValues.Provider value={values}>{children}</ShownValues.Provider>
    </form>
  );
}
