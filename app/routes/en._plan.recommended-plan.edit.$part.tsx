import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { EditPage } from "~/features/plan/explanation/edit/edit-page";
import { readPart } from "~/features/plan/explanation/edit/plan-parts";
import { showEdit } from "~/features/plan/explanation/edit/show-edit.server";
import { submitEdit } from "~/features/plan/explanation/edit/submit-edit.server";
import { answerForm } from "~/web/forms/answer-form";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ question }) => question);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const part = requirePart(params.part);
  return showEdit(request, part);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerForm(context, await submitEdit(request, requirePart(params.part)));
}

function requirePart(text: string | undefined) {
  const part = readPart(text);
  if (!part) throw new Response("Not found", { status: 404 });
  return part;
}

export default EditPage;
