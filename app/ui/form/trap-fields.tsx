import { createContext, useContext } from "react";

type Trap = { nameFieldName: string; validFromFieldName: string | null; encryptedValidFrom: string };

/** What the server fills the trap with; the page's root provides it. */
export const TrapContext = createContext<Trap | undefined>(undefined);

/**
 * Fields that only a machine fills in or changes. Of type hidden, because browsers that show text only know of no other
 * way to hide a field: of display, the attribute and aria they all take no notice.
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
