/** Every address that no other route matches. */
export async function loader() {
  throw new Response(null, { status: 404 });
}

export async function action() {
  throw new Response(null, { status: 404 });
}

/** Never rendered; without a component, Remix would send the loader's refusal without an error page. */
export default function NotFound() {
  return null;
}
