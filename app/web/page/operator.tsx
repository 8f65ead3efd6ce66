import { createContext, useContext } from "react";
import { describeOperator } from "~/base/operator";
import { formatPhone } from "~/base/write-phone";
import { Tag } from "~/ui/tag";

/** The site's operator. Only the server has it: a page that React hydrates in the browser cannot read it. */
export const OperatorContext = createContext(describeOperator({}));

export function useOperator() {
  return useContext(OperatorContext);
}

/** Marks a fact that is invented until the operator sets it. */
export function ExampleTag({ fact }: { fact: { isExample: boolean } }) {
  return fact.isExample ? <Tag>Example</Tag> : null;
}

/**
 * Names the provider of the living annuity plus, where a page recommends or compares one; empty if none is
 * offered.
 */
export function PlusProvider() {
  const { plusProvider } = useOperator();
  if (!plusProvider) return null;
  return (
    <p className="flex max-w-text flex-wrap items-center gap-x-2">
      {plusProvider.text} provides the living annuity plus. <ExampleTag fact={plusProvider} />
    </p>
  );
}

/** The operator's phone number and its hours. */
export function Helpline() {
  const { phone, hours } = useOperator();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <a href={`tel:+27${phone.text}`} className="link text-amount-l font-bold">
          {formatPhone(phone.text)}
        </a>
        <ExampleTag fact={phone} />
      </p>
      <p className="text-small text-soft">{hours.text}</p>
    </>
  );
}
