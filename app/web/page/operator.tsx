import { createContext, useContext } from "react";
import { describeOperator } from "~/base/operator";
import { formatPhone } from "~/base/write-phone";
import { Tag } from "~/ui/tag";

/** Who runs the site. The server sets it for each page; a page that React goes on with in the browser cannot read it. */
export const OperatorContext = createContext(describeOperator({}));

export function useOperator() {
  return useContext(OperatorContext);
}

/** Said beside what is invented until the operator sets it. */
export function ExampleTag({ fact }: { fact: { isExample: boolean } }) {
  return fact.isExample ? <Tag>Example</Tag> : null;
}

/** Who provides the living annuity plus, said where a page recommends or compares one; nothing where none is offered. */
export function PlusProvider() {
  const { plusProvider } = useOperator();
  if (!plusProvider) return null;
  return (
    <p className="flex max-w-text flex-wrap items-center gap-x-2">
      {plusProvider.text} provides the living annuity plus. <ExampleTag fact={plusProvider} />
    </p>
  );
}

/** The operator's phone number, and the hours in which somebody answers. */
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
