import { Links, Meta, Outlet, Scripts, useSearchParams } from "@remix-run/react";

export default function App() {
  const [asked] = useSearchParams();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Bare page</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        {!asked.has("plain") && <Scripts />}
      </body>
    </html>
  );
}
