import { useActionData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ErrorSummary, FormNotice, listMistakes, type ShownForm } from "~/ui/form";
import { Page } from "./page";

type FormPageProps = ComponentProps<typeof Page> & {
  /** A short name for each field of its forms, for the error summary. */
  names?: Record<string, string>;
  /** A message about the page as a whole, unless one of its forms was refused. */
  notice?: string;
};

/** A page with a form: before all else it says why the form was refused. */
export function FormPage({ names = {}, notice, children, ...page }: FormPageProps) {
  return (
    <Page {...page}>
      <FormTrouble names={names} notice={notice} />
      {children}
    </Page>
  );
}

/** The reasons why a form of the page was refused: about the whole form, and about its fields. */
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
