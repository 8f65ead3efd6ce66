import { NotFoundMessage } from "~/web/layout/trouble";

/** Every address that no other route matches. */
export async function loader() {
  throw new Response(null, { status: 404 });
}

export async function action() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundMessage />;
}
