import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPlace } from "~/features/plan/explanation/show-step.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return findPlace(request);
}

/** Never shown; with it, what the loader refuses is shown as a page. */
export default function WalkThrough() {
  return null;
}
