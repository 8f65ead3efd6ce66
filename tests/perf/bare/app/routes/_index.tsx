import { json } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";

export async function loader() {
  return json({ label: "Your answer" });
}

export default function BarePage() {
  const { label } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Bare page</h1>
      <Form method="post">
        <label>
          {label} <input name="answer" />
        </label>
        <button type="submit">Next</button>
      </Form>
    </main>
  );
}
