import { Link } from "@remix-run/react";
import { AuthenticityTokenInput } from "remix-utils/csrf/react";
import { TrapFields } from "~/ui/form";
import { Page } from "~/ui/layout/page";

/** The plan could not be worked out; the visitor can ask for it again. */
export function FailedPage({ firstName, notice }: { firstName: string; notice?: string }) {
  return (
    <Page>
      <p className="text-small font-bold text-soft">{firstName}, your answers are safe.</p>
      {notice && (
        <p role="alert" className="mt-2 font-bold text-error">
          {notice}
        </p>
      )}
      <h1 className="heading-1 mt-2">We could not work out your plan</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>Something went wrong on our side. You do not need to type anything again.</p>
        <form method="post" action="/en/waiting">
          <AuthenticityTokenInput />
          <TrapFields />
          <button type="submit" className="button button-primary">
            Try again
          </button>
        </form>
        <p>
          If this keeps happening, <Link to="/en/contact">talk to a person</Link>.
        </p>
      </div>
    </Page>
  );
}
