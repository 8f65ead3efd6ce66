import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { EditPage } from "~/features/plan/explanation/edit/edit-page";
import { readPart } from "~/features/plan/explanation/edit/plan-parts";
import { showEdit } from "~/features/plan/explanation/edit/show-edit.server";
import { submitEdit } from "~/features/plan/explanation/edit/submit-edit.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [{ title: `${data.hasMistakes ? "Error: " : ""}${data.question} – Baobab` }];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const part = requirePart(params.part);
  return showEdit(request, part, context.isRefused === true);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await submitEdit(request, requirePart(params.part));
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

function requirePart(text: string | undefined) {
  const part = readPart(text);
  if (!part) throw new Response("Not found", { status: 404 });
  return part;
}

export default EditPage;
