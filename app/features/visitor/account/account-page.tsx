import type { ReactNode } from "react";
import { useActionData } from "@remix-run/react";
import { ErrorSummary, FormNotice, NamedMistakes } from "~/ui/form";
import { Columns } from "~/ui/layout/columns";
import { Page } from "~/web/layout/page";

/** How an action of these pages answers when it could not do what was asked. */
type PageRefusal = { notice?: string; mistakes?: { field: string; message: string }[] };

type Props = {
  /** Which step of registering or logging in it is. */
  step?: string;
  title: string;
  names?: Record<string, string>;
  /** Said about the page as a whole, unless the form itself was refused. */
  notice?: string;
  aside?: ReactNode;
  /** It asks one thing. */
  isDialog?: boolean;
  children: ReactNode;
};

/** A page by which people get in or out: what went wrong, one heading, one form. */
export function AccountPage({ step, title, names = {}, notice, aside, isDialog = false, children }: Props) {
  const refusal = useActionData<PageRefusal>();
  const words = refusal?.notice ?? (refusal ? undefined : notice);
  const content = (
    <>
      {words && <FormNotice>{words}</FormNotice>}
      <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
        <ErrorSummary names={names} />
        {step && <p className="text-small font-bold text-soft">{step}</p>}
        <h1 className="heading-1">{title}</h1>
        {children}
      </NamedMistakes.Provider>
    </>
  );
  return <Page isDialog={isDialog}>{isDialog ? content : <Columns aside={aside}>{content}</Columns>}</Page>;
}
