import { createContext, useContext } from "react";

type Trap = { nameFieldName: string; validFromFieldName: string | null; encryptedValidFrom: string };

/** The values of the trap, provided by the site's frame. */
export const TrapContext = createContext<Trap | undefined>(undefined);

/**
 * Fields that only bots fill in or change. They have the type hidden, because text browsers ignore every
 * other way to hide a field: CSS, the `hidden` attribute and ARIA.
 */
export function TrapFields() {
  const trap = useContext(TrapContext);
  if (!trap) return null;
  return (
    <>
      <input type="hidden" name={trap.nameFieldName} value="" title="Leave this field empty" />
      {trap.validFromFieldName && (
        <input
          type="hidden"
          name={trap.validFromFieldName}
          value={trap.encryptedValidFrom}
          title="Leave this field as it is"
        />
      )}
    </>
  );
}
