import { Form, SubmitButton } from "~/ui/form";
import type { StartView } from "./start-view";

/** Lists a demonstration's people, each with a button that logs in as them. */
export function TryAs({ people }: { people: StartView["demoPeople"] }) {
  return (
    <section aria-labelledby="try-as" className="mt-10">
      <h2 id="try-as" className="heading-2">
        Try Baobab as …
      </h2>
      <p className="mt-2 max-w-text">
        These people are invented, and only this computer sees them. You need no code.
      </p>
      <ul className="mt-4 max-w-text divide-y divide-line border-y border-line">
        {people.map(({ userId, name, role, sees }) => (
          <li key={userId}>
            <Form
              id={`try-as-${userId}`}
              action="/en/try-as"
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <input type="hidden" name="userId" value={userId} />
              <div>
                <p>
                  <strong>{name}</strong>, {role}
                </p>
                <p className="text-small text-soft">{sees}</p>
              </div>
              <SubmitButton intent={`try-${userId}`} look="secondary" busyWords="Logging in...">
                Try<span className="sr-only"> Baobab as {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
