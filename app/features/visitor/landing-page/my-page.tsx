import type { PublicAdviser } from "~/contract/account/user";
import { Form, SubmitButton } from "~/ui/form";
import { Columns } from "~/ui/layout/columns";
import { TextLink } from "~/ui/text-link";
import { FormPage } from "~/web/layout/form-page";
import { Invitation } from "./invitation";

/** A preview of the adviser's own landing page, and its absolute URL. */
export type MyPageView = {
  adviser: PublicAdviser;
  isPublished: boolean;
  address: string;
};

/** An adviser looks at their landing page, publishes it or withdraws it. */
export function MyPage({ view }: { view: MyPageView }) {
  const { adviser, isPublished } = view;
  return (
    <FormPage>
      <p className="text-desk font-bold text-soft">My page</p>
      <h1 className="font-serif text-h2 font-bold text-bark">
        {isPublished ? "Your page is published" : "Only you can see your page"}
      </h1>
      <p className="mb-6 mt-2 max-w-text text-desk">
        {isPublished
          ? "Whoever has its address sees this. A plan they make from it is on your list, if they agree."
          : "Visitors would see this, and could start a plan with you."}
      </p>
      <Columns aside={isPublished ? <Published view={view} /> : <Unpublished />}>
        <section
          aria-labelledby="preview"
          className="space-y-4 rounded-leaf border-2 border-bark p-4 wide:p-6"
        >
          <h2 id="preview" className="text-small font-bold text-soft">
            What visitors see
          </h2>
          <p className="font-serif text-h2 font-bold text-bark">
            Plan your retirement income with {adviser.user.name}
          </p>
          <Invitation adviser={adviser} />
        </section>
        <p className="mt-2">
          <a href="/en/profile" className="link text-desk">
            Change your name or picture
          </a>
        </p>
      </Columns>
    </FormPage>
  );
}

function Published({ view: { adviser, address } }: { view: MyPageView }) {
  return (
    <>
      <section aria-labelledby="address-title" className="border-t-2 border-bark pt-4">
        <h2 id="address-title" className="heading-3">
          Give out its address
        </h2>
        <label htmlFor="address" className="sr-only">
          The address of your page
        </label>
        <textarea
          id="address"
          readOnly
          rows={2}
          className="control mt-2 resize-none break-all text-small"
          defaultValue={address}
        />
        <p hidden data-copies="address">
          <button type="button" className="link">
            Copy the address
          </button>
        </p>
        <p>
          <TextLink to={`/en/landing_page/${adviser.user.userId}`}>Open it as visitors do</TextLink>
        </p>
      </section>
      <section aria-labelledby="state-title" className="border-t-2 border-bark pt-4">
        <h2 id="state-title" className="heading-3">
          Take it back
        </h2>
        <p className="mt-2 text-small">Nobody can open it any more. Clients who came from it stay yours.</p>
        <Change intent="take-back" look="secondary" words="Take it back" />
      </section>
    </>
  );
}

function Unpublished() {
  return (
    <section aria-labelledby="state-title" className="border-t-2 border-bark pt-4">
      <h2 id="state-title" className="heading-3">
        Publish it
      </h2>
      <p className="mt-2 text-small">
        Your page gets an address that you can give out. You see a visitor’s plan only if they agree, and you
        can take your page back at any time.
      </p>
      <Change intent="publish" look="primary" words="Publish" />
    </section>
  );
}

type ChangeProps = { intent: "publish" | "take-back"; look: "primary" | "secondary"; words: string };

function Change({ intent, look, words }: ChangeProps) {
  return (
    <Form id="landing-page" action="/en/admin/landing-page" className="mt-4">
      <SubmitButton intent={intent} look={look}>
        {words}
      </SubmitButton>
    </Form>
  );
}
