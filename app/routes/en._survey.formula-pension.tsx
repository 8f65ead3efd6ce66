import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormulaPensionPage } from "~/features/visitor/survey/formula-pension-page";
import {
  compareTypedPension as action,
  readWhyAsked,
} from "~/features/visitor/survey/formula-pension.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("A pension by a formula", {
  description:
    "A pension from your pay and years of service, such as the GEPF’s: compare it with what the lump sum offered in its place would buy.",
});

export function loader({ request }: LoaderFunctionArgs) {
  return readWhyAsked(request);
}

export { action };

export default function FormulaPension() {
  return <FormulaPensionPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
