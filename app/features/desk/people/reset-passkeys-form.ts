import { z } from "zod";
import { peopleOperations } from "~/contract/desk/people-operations";
import { field } from "~/web/fields/field";
import { yesNo } from "~/web/fields/typings";

const { shape } = peopleOperations.resetPasskeys.body;

/** That somebody was seen or spoken to, before their passkeys are removed. */
export const resetPasskeysForm = z.object({ identity_checked: field(yesNo, shape.identity_checked) });
