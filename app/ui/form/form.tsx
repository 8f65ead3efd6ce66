import type { ReactNode } from "react";
import { useActionData } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { z } from "zod";
import type { ShownForm } from "./answer-in-place";
import { ShownValues } from "./field-state";
import { listMistakes, NamedMistakes } from "./named-mistakes";
import type { NamedMistake } from "./named-mistakes";
import { TrapFields } from "./trap-fields";

/** The fields of a form that has nothing but buttons, or whose fields take whatever is typed. */
const NOTHING_JUDGED = z.object({});

type FormProps = {
  /** Names the form for buttons outside it: `<SubmitButton form={id}>`. */
  id: string;
  /** What its fields may be, as its action judges them. */
  schema?: z.ZodTypeAny;
  /** Nested as the names are: `{ dependants: [{ fullName: "…" }] }`; yes/no radios as "yes" and "no". */
  defaultValues?: Record<string, unknown>;
  /** What the page says is wrong with what it shows; a form that came back has its own. */
  mistakes?: readonly NamedMistake[];
  action?: string;
  /** Whether what it shows is stored nowhere, though nothing is wrong with it. */
  isUnsaved?: boolean;
  /** Set for a form that sends a file. */
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

/** Whether the form came back: what it shows again is stored nowhere, and would be lost on leaving the page. */
function useIsRefused(id: string): boolean {
  const answer = useActionData<ShownForm>();
  if (answer?.formId !== id) return false;
  return answer.notice !== undefined || Object.keys(answer.fieldErrors ?? {}).length > 0;
}

/** Values and mistakes as the library holds them, asked for once a form: those of one that came back, else the page's. */
function State({ mistakes, children }: { mistakes: readonly NamedMistake[]; children: ReactNode }) {
  const { defaultValues, fieldErrors } = useFormContext();
  const own = listMistakes(fieldErrors);
  return (
    <ShownValues.Provider value={defaultValues}>
      <NamedMistakes.Provider value={own.length > 0 ? own : mistakes}>{children}</NamedMistakes.Provider>
    </ShownValues.Provider>
  );
}
