import type { ReactNode } from "react";
import { useActionData } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { z } from "zod";
import type { ShownForm } from "./answer-in-place";
import { ShownValues } from "./field-state";
import { listMistakes, type NamedMistake, NamedMistakes } from "./named-mistakes";
import { TrapFields } from "./trap-fields";

/** The schema of a form that has only buttons, or whose fields accept anything. */
const NOTHING_JUDGED = z.object({});

type FormProps = {
  /** Lets buttons outside the form name it: `<SubmitButton form={id}>`. */
  id: string;
  /** Validates its fields, as its action does. */
  schema?: z.ZodTypeAny;
  /** Nested as the names are: `{ dependants: [{ fullName: "…" }] }`; yes/no radios as "yes" and "no". */
  defaultValues?: Record<string, unknown>;
  /** Mistakes that the page finds in the values shown; a refused form has its own. */
  mistakes?: readonly NamedMistake[];
  action?: string;
  /** Whether its values are not stored, though nothing is wrong with them. */
  isUnsaved?: boolean;
  /** For a form that uploads a file. */
  encType?: "multipart/form-data";
  className?: string;
  children: ReactNode;
};

export function Form(props: FormProps) {
  const { id, schema = NOTHING_JUDGED, mistakes = [], className = "space-y-8", children, ...form } = props;
  const { isUnsaved, ...attributes } = form;
  const isRefused = useIsRefused(id);
  return (
    <ValidatedForm
      {...attributes}
      id={id}
      method="post"
      noValidate
      data-unsaved={isUnsaved || isRefused ? "" : undefined}
      disableFocusOnError
      validator={withZod(schema)}
    >
      <AuthenticityTokenInput />
      <TrapFields />
      <div className={className}>
        <State mistakes={mistakes}>{children}</State>
      </div>
    </ValidatedForm>
  );
}

/** Whether the form was refused: the values it shows are stored nowhere, and leaving the page would lose them. */
function useIsRefused(id: string): boolean {
  const answer = useActionData<ShownForm>();
  if (answer?.formId !== id) return false;
  return answer.notice !== undefined || Object.keys(answer.fieldErrors ?? {}).length > 0;
}

/** Reads the library's values and mistakes once per form: those of a refused form, else the page's. */
function State({ mistakes, children }: { mistakes: readonly NamedMistake[]; children: ReactNode }) {
  const { defaultValues, fieldErrors } = useFormContext();
  const own = listMistakes(fieldErrors);
  return (
    <ShownValues.Provider value={defaultValues}>
      <NamedMistakes.Provider value={own.length > 0 ? own : mistakes}>{children}</NamedMistakes.Provider>
    </ShownValues.Provider>
  );
}
