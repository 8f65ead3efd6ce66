import type { ComponentProps, ReactNode } from "react";
import { Form, SubmitButton } from "~/ui/form";

type Props = Pick<ComponentProps<typeof Form>, "schema" | "defaultValues"> & {
  id: string;
  action: string;
  /** The address that says what the authenticator has to answer. */
  asks: string;
  /** What the button asks for, and says. */
  intent: string;
  button: string;
  look?: "primary" | "secondary";
  children?: ReactNode;
};

/** A form that is sent with what an authenticator answers. A browser that cannot ask one does not show it. */
export function PasskeyForm({ asks, intent, button, look, children, ...form }: Props) {
  return (
    <div hidden data-key={asks}>
      <Form {...form} className="space-y-6">
        {children}
        <input type="hidden" name="credential" />
        <p hidden data-passkey-trouble role="alert" className="font-bold text-error" />
        <SubmitButton intent={intent} look={look}>
          {button}
        </SubmitButton>
      </Form>
    </div>
  );
}
