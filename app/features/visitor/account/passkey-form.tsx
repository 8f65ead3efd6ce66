import type { ComponentProps, ReactNode } from "react";
import { Form, SubmitButton } from "~/ui/form";

type Props = Pick<ComponentProps<typeof Form>, "schema" | "defaultValues"> & {
  id: string;
  action: string;
  /** The address that returns the challenge for the authenticator. */
  asks: string;
  /** The value of the button. */
  intent: string;
  button: string;
  look?: "primary" | "secondary";
  children?: ReactNode;
};

/** A form that is posted with an authenticator's answer; hidden where the browser does not support passkeys. */
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
