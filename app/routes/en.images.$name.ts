import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendImage } from "~/features/visitor/person/send-image.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return sendImage(request, params.name ?? "");
}
