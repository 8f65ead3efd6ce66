import { Link } from "@remix-run/react";
import { Page } from "~/web/layout/page";

/** Shown where no codes can be sent, so that nobody can log in. */
export function CannotSendPage({ title }: { title: string }) {
  return (
    <Page>
      <h1 className="heading-1">{title}</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>We cannot send codes by SMS from here. You can make and read a plan without logging in.</p>
        <p>
          <Link to="/en">Go to the start page</Link>, or <Link to="/en/contact">talk to a person</Link>.
        </p>
      </div>
    </Page>
  );
}
