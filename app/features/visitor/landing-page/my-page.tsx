import { Link } from "@remix-run/react";
import type { PublicAdviser } from "~/contract/desk/landing-page-operations";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { PublicFace } from "./public-face";

/** The adviser's own landing page as a preview, and its whole address. */
export type MyPageView = {
  adviser: PublicAdviser;
  isPublished: boolean;
  address: string;
};

/** An adviser looks at their landing page, publishes it or takes it back. */
export function MyPage({ view, notice }: { view: MyPageView; notice?: string }) {
  const { adviser, isPublished, address } = view;
  return (
    <Page>
      <div className="max-w-text space-y-6">
        {notice && <FormNotice>{notice}</FormNotice>}
        <h1 className="font-serif text-h2 font-bold text-bark">
          {isPublished ? "Your page is published" : "Only you can see your page"}
        </h1>
        <p>
          {isPublished
            ? "Whoever has its address sees this. A plan they make from it is on your list, if they agree."
            : "Visitors would see this, and could start a plan with you."}
        </p>
        <div className="border-y border-line py-4">
          <PublicFace adviser={adviser} />
        </div>
        <p>
          <Link to="/en/profile" className="link">
            Change your name or picture
          </Link>
        </p>
        {isPublished && (
          <p className="break-words">
            Its address, to copy: <strong>{address}</strong>
          </p>
        )}
        <Form id="landing-page" action="/en/admin/landing-page">
          <SubmitButton intent={isPublished ? "take-back" : "publish"}>
            {isPublished ? "Take it back" : "Publish"}
          </SubmitButton>
        </Form>
      </div>
    </Page>
  );
}
