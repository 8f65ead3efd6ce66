import { Form, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { AccountPage } from "../account-page";

type Props = {
  requests: readonly { id: number; name: string; role: string; askedAt: string }[];
  /** The present adviser. */
  adviser?: string;
  operation: string;
};

/** Asks a person whether the advisers who typed their ID number may advise them. */
export function AdviserRequestsPage({ requests, adviser, operation }: Props) {
  const title =
    requests.length > 0 ? "May they see your answers and plans?" : "No adviser waits for your answer";
  return (
    <AccountPage title={title} back={{ to: "/en/my-data", name: "My data" }}>
      <p className="mt-4 max-w-text">
        {adviser
          ? `Your adviser is ${adviser}. If you say yes to another, they take over. Links to your plans that your adviser made stop working. If your adviser asked you to agree to something and you have not, we withdraw it.`
          : "You have no adviser. Say yes only to somebody whom you know and asked."}
      </p>
      {requests.length > 0 && (
        <Form id="adviser-requests" action="/en/my-data/advisers" className="mt-6 max-w-text">
          <input type="hidden" name="processContextId" value={operation} />
          <ul className="border-t-2 border-bark">
            {requests.map(({ id, name, role, askedAt }) => (
              <li key={id} className="space-y-4 border-b border-line py-4">
                <p>
                  <strong>{name}</strong>, {role}
                  <span className="block text-small text-soft">Asked on {askedAt}</span>
                </p>
                <div className="flex flex-wrap gap-4">
                  <SubmitButton intent={`yes-${id}`} look="secondary">
                    Yes<span className="sr-only">, {name} may</span>
                  </SubmitButton>
                  <SubmitButton intent={`no-${id}`} look="secondary">
                    No<span className="sr-only">, {name} may not</span>
                  </SubmitButton>
                </div>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {adviser && (
        <p className="mt-6">
          <TextLink to="/en/my-data/leave-adviser">Leave my adviser</TextLink>
        </p>
      )}
    </AccountPage>
  );
}
