import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerHere } from "~/backend/door.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerHere(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return answerHere(request);
}
