import type { FormEventHandler, ReactNode, Ref } from "react";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { ShownValues } from "./field-state";
import { TrapFields } from "./trap-fields";

type PostFormProps = {
  id: string;
  action: string;
  /** The values of its fields, by name. */
  values: Record<string, unknown>;
  formRef?: Ref<HTMLFormElement>;
  onInput?: FormEventHandler<HTMLFormElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Its values are stored nowhere, and leaving the page would lose them. */
  isUnsaved?: boolean;
  /** Scripts submit it as soon as the page has loaded. */
  isSentAtOnce?: boolean;
  children: ReactNode;
};

/** A form for pages that run React: it posts as a browser does, without the form library. */
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
