import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { handleApiRequest } from "~/backend/door.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return handleApiRequest(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return handleApiRequest(request);
}
