import type { ReactNode } from "react";
import { createValidator, useFormContext, ValidatedForm } from "remix-validated-form";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { ShownValues } from "./field-state";
import { TrapFields } from "./trap-fields";

/** The rules stay on the server; in the browser the library's validator accepts everything. */
const passEverything = createValidator({
  validate: async (typed) => ({ data: typed, error: undefined }),
  validateField: async () => ({}),
});

type FormProps = {
  /** Names the form for buttons outside it: `<SubmitButton form={id}>`. */
  id: string;
  /** Nested as the names are: `{ dependants: [{ fullName: "…" }] }`; yes/no radios as "yes" and "no". */
  defaultValues?: Record<string, unknown>;
  action?: string;
  /** Set for a form that sends a file. */
  encType?: "multipart/form-data";
  className?: string;
  /** What it shows again is stored nowhere, and would be lost on leaving the page. */
  isUnsaved?: boolean;
  children: ReactNode;
};

export function Form(props: FormProps) {
  const { id, isUnsaved, className = "space-y-8", children, ...form } = props;
  return (
    <ValidatedForm
      {...form}
      id={id}
      method="post"
      noValidate
      data-unsaved={isUnsaved ? "" : undefined}
      disableFocusOnError
      validator={passEverything}
    >
      <AuthenticityTokenInput />
      <TrapFields />
      <div className={className}>
        <Values>{children}</Values>
      </div>
    </ValidatedForm>
  );
}

/** The values as the library holds them, asked for once a form: what was typed into one that came back, else the page's. */
function Values({ children }: { children: ReactNode }) {
  return <ShownValues.Provider value={useFormContext().defaultValues}>{children}</ShownValues.Provider>;
}
