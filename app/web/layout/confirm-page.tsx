import type { ReactNode } from "react";
import { Form } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "./form-page";

type ConfirmPageProps = {
  /** The id of its form, and the address it posts to. */
  id: string;
  action: string;
  title: string;
  /** The way back, above the title. */
  back?: { to: string; name: string };
  /** The fields that the form posts besides the pressed button. */
  hidden?: Record<string, string | number>;
  /** The main button first. */
  buttons: ReactNode;
  /** The consequences of confirming. */
  children: ReactNode;
};

/** A page that asks for confirmation before something irreversible. */
export function ConfirmPage({ id, action, title, back, hidden = {}, buttons, children }: ConfirmPageProps) {
  return (
    <FormPage isDialog>
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <h1 className="heading-1">{title}</h1>
      <div className="mt-4 max-w-text space-y-4">{children}</div>
      <Form id={id} action={action} className="mt-8 flex flex-wrap items-center gap-6">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {buttons}
      </Form>
    </FormPage>
  );
}
