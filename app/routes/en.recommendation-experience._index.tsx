import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPlace } from "~/features/plan/explanation/show-step.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return findPlace(request);
}

/** Never rendered; without a component, Remix would send the loader's refusal without an error page. */
export default function WalkThrough() {
  return null;
}
