import { QrCode } from "~/ui/qr-code";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { SHARE_PAGE } from "../sharing-addresses";
import type { MadeLink, ShareView } from "./share-view";
import { nameWhose, tellProduct } from "./share-words";

/** The new link as text and as a QR code. It is shown only once. */
export function MadeLinkPart({ made, view }: { made: MadeLink; view: ShareView }) {
  const writeAddress = usePlanAddress();
  const { plan, planType, client } = view;
  return (
    <div className="max-w-text space-y-6">
      <div>
        <h1 className="heading-1">Your link is ready to copy</h1>
        <p role="status" className="mt-3">
          Copy the link now. For safety we do not keep it.
          {made.mailedTo && ` We are also emailing it to ${made.mailedTo}.`}
        </p>
        {made.hidesHealth && (
          <p className="mt-3">
            The figures depend on {nameWhose(client)} health. An expert could guess {nameWhose(client)}{" "}
            answers.
            {made.productTellsHealth && ` ${tellProduct(client)}`}
          </p>
        )}
      </div>
      <div>
        <label htmlFor="link" className="block text-label font-bold">
          The link
        </label>
        {made.codeTo && (
          <p id="link-hint" className="text-small text-soft">
            Whoever opens it types a code from an SMS
          </p>
        )}
        <textarea
          id="link"
          readOnly
          rows={3}
          className="control mt-2 w-full resize-none break-all py-2 phone:text-small"
          defaultValue={made.link}
          aria-describedby={made.codeTo ? "link-hint" : undefined}
        />
        <noscript>
          <p className="mt-2 text-small text-soft">Select the link and copy it</p>
        </noscript>
        <p hidden data-copies="link" className="mt-4">
          <button type="button" className="button button-primary phone:w-full">
            Copy the link
          </button>
        </p>
      </div>
      <div className="border-t border-line pt-6">
        <h2 className="heading-2">Or send it</h2>
        <p className="mt-2">
          {made.codeTo
            ? "Whoever has the link and the code from the SMS can read the plan."
            : "Whoever has the link can read the plan, and can pass it on."}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a
            href={writeWhatsAppLink(made)}
            target="_blank"
            rel="noreferrer"
            className="button button-secondary phone:w-full"
          >
            Send by WhatsApp
            <span className="sr-only"> in a new tab</span>
          </a>
          <p hidden data-shares="link" className="phone:w-full">
            <button type="button" className="button button-secondary phone:w-full">
              Send with another app
            </button>
          </p>
        </div>
      </div>
      <div className="border-t border-line pt-6">
        <h2 className="heading-2 mb-3">Or let a phone’s camera read it</h2>
        <div className="-ml-4">
          <QrCode drawing={made.qr} label="A QR code that opens the link" />
        </div>
      </div>
      <Rows
        rows={[
          { name: "For", value: made.label },
          { name: "Shows", value: planType === "edit" ? `amended plan ${plan}` : `plan ${plan}` },
          ...(made.also ? [{ name: "Also shows", value: made.also }] : []),
          { name: "Works until", value: made.worksUntil },
          ...(made.codeTo ? [{ name: "Code goes to", value: made.codeTo }] : []),
        ]}
      />
      <p className="print:hidden">
        <TextLink to={writeAddress(SHARE_PAGE)}>Share with someone else</TextLink>
      </p>
    </div>
  );
}

/** An address that opens WhatsApp with a message in it; the sender chooses its recipient there. */
function writeWhatsAppLink({ link, worksUntil }: MadeLink): string {
  return `https://wa.me/?text=${encodeURIComponent(`A retirement plan for you to read, until ${worksUntil}: ${link}`)}`;
}
