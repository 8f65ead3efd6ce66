import { useActionData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ErrorSummary, FormNotice, listMistakes } from "~/ui/form";
import type { ShownForm } from "~/ui/form";
import { Page } from "./page";

type FormPageProps = ComponentProps<typeof Page> & {
  /** A short name for each field of its forms, as the summary of mistakes says it. */
  names?: Record<string, string>;
  /** Said about the page as a whole, unless a form of it came back. */
  notice?: string;
};

/** A page with a form: above all else it says why the form came back. */
export function FormPage({ names = {}, notice, children, ...page }: FormPageProps) {
  return (
    <Page {...page}>
      <FormTrouble names={names} notice={notice} />
      {children}
    </Page>
  );
}

/** Why a form of the page came back: what is wrong with it as a whole, and with its fields. */
export function FormTrouble({ names = {}, notice }: Pick<FormPageProps, "names" | "notice">) {
  const answer = useActionData<ShownForm>();
  const words = answer ? answer.notice : notice;
  return (
    <>
      {words && <FormNotice>{words}</FormNotice>}
      <ErrorSummary names={names} mistakes={listMistakes(answer?.fieldErrors)} />
    </>
  );
}
