import type { NotedCall } from "./api-calls.server";
import { Disclosure } from "~/ui/disclosure";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";

type Props = { calls: NotedCall[]; back?: string; notice?: string };

/** For developers: the calls of this browser's pages, with the names and kinds of their fields but no values. */
export function ApiCalls({ calls, back, notice }: Props) {
  return (
    <Page>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="font-serif text-h2 font-bold text-bark">{sayHowMany(calls.length)}</h1>
      <p className="mt-3">
        What pages asked of the services for this browser, newest first. Names and kinds of fields are shown,
        what was typed or answered is not.
      </p>
      {back && (
        <p className="mt-3">
          <TextLink to={back}>Back to the page you came from</TextLink>
        </p>
      )}
      {calls.length > 0 && (
        <>
          <ol className="mt-6 border-t-2 border-bark">
            {calls.map((call) => (
              <li key={`${call.at} ${call.name} ${call.milliseconds}`} className="border-b border-line">
                <Call {...call} />
              </li>
            ))}
          </ol>
          <Form id="forget-calls" action="/en/api-debug" className="mt-6">
            <input type="hidden" name="back" value={back ?? ""} />
            <SubmitButton intent="forget" look="secondary">
              Forget these calls
            </SubmitButton>
          </Form>
        </>
      )}
    </Page>
  );
}

function Call({ name, method, path, at, milliseconds, http_code, response_code, sent, answered }: NotedCall) {
  return (
    <Disclosure summary={`${name}: ${response_code} ${http_code}, ${milliseconds} ms`} isFlush>
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        {method} {path} at <time dateTime={at}>{at.slice(11, 19)} UTC</time>
      </p>
      <Shape title="Sent" lines={sent} />
      <Shape title="Answered" lines={answered} />
    </Disclosure>
  );
}

function Shape({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h2 className="heading-3 mt-3">{title}</h2>
      <pre className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{lines.join("\n")}</pre>
    </>
  );
}

function sayHowMany(calls: number): string {
  if (calls === 0) return "No page has called the services yet";
  return calls === 1 ? "The last call of this browser" : `The last ${calls} calls of this browser`;
}
