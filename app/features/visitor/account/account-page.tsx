import type { ReactNode } from "react";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { FormTrouble } from "~/web/layout/form-page";
import { Page } from "~/web/layout/page";

type Props = {
  /** The step of registering or logging in, in words. */
  step?: string;
  title: string;
  back?: { to: string; name: string };
  names?: Record<string, string>;
  /** A notice about the page as a whole; the form's own refusal takes its place. */
  notice?: string;
  aside?: ReactNode;
  /** Styles the page as a dialog that asks one thing. */
  isDialog?: boolean;
  children: ReactNode;
};

/** The frame of pages for logging in and out: a notice, one heading, one form. */
export function AccountPage({
  step,
  title,
  back,
  names = {},
  notice,
  aside,
  isDialog = false,
  children,
}: Props) {
  const content = (
    <>
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <FormTrouble names={names} notice={notice} />
      {step && <p className="text-small font-bold text-soft">{step}</p>}
      <h1 className="heading-1">{title}</h1>
      {children}
    </>
  );
  return <Page isDialog={isDialog}>{isDialog ? content : <Columns aside={aside}>{content}</Columns>}</Page>;
}
