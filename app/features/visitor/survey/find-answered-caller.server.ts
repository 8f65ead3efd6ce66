import { readDraft } from "./draft.server";

/** The name and phone number in this browser's unfinished answers, as typed. */
export async function findAnsweredCaller(request: Request): Promise<{ name?: string; phone?: string }> {
  const { name, surname, phone } = (await readDraft(request, undefined))?.typed ?? {};
  const names = [name, surname].filter((typed) => typeof typed === "string" && typed.trim());
  return {
    name: names.join(" ") || undefined,
    phone: typeof phone === "string" && phone ? phone : undefined,
  };
}
