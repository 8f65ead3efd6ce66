import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadPaper } from "~/features/plan/page/record/download-paper.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadPaper(request);
}
