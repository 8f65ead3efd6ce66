/** Every address that no other route matches. */
export async function loader() {
  throw new Response(null, { status: 404 });
}

export async function action() {
  throw new Response(null, { status: 404 });
}

/** Never shown; with it, what the loader refuses is shown as a page. */
export default function NotFound() {
  return null;
}
