import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";

/** As many elements and bytes as the address asks for, so that only the work around the markup differs. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const count = Math.min(Number(asked.get("elements") ?? 0), 2_000);
  const width = Math.min(Math.ceil(Number(asked.get("bytes") ?? 0) / Math.max(count, 1)), 400);
  return json({
    fields: Array.from({ length: Math.ceil(count / 4) }, (_, index) => `field-${index}`),
    width,
  });
}

const ELEMENT_OVERHEAD_BYTES = 28;

export default function AsLargePage() {
  const { fields, width } = useLoaderData<typeof loader>();
  const className = "x".repeat(Math.max(width - ELEMENT_OVERHEAD_BYTES, 1));
  return (
    <Form method="post">
      {fields.map((name) => (
        <div key={name} className={className}>
          <label className={className} htmlFor={name}>
            {name}
          </label>
          <p className={className}>Hint</p>
          <input className={className} id={name} name={name} />
        </div>
      ))}
    </Form>
  );
}
