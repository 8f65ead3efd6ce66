import type { OwnData } from "~/contract/records/own-data-operations";

/** A part of the data stored about a person: rows by name, in the stored words; empty values are left out. */
export type DataSection = {
  title: string;
  rows: { name: string; value: string }[];
  /** The address of a picture. */
  picture?: string;
};

/** The data stored about a person, as sections of rows. A nested value is named by its path. */
export function describeOwnData({
  collected_at,
  account,
  adviser,
  fees,
  adviser_requests,
  pictures,
  sessions,
  passkeys,
  code_requests,
  waiting_messages,
  draft,
  plans,
  advice_records,
  requests,
  living_annuity_checks,
  terms_accepted,
  acts,
  corrections,
}: OwnData): DataSection[] {
  return [
    { title: "Your account", rows: listRows({ ...account, collected_at }) },
    ...(adviser ? [{ title: "Your adviser", rows: listRows(adviser) }] : []),
    ...(fees.agreed ? [{ title: "The fees agreed with you", rows: listRows(fees.agreed) }] : []),
    ...(fees.own ? [{ title: "The fees of your new clients", rows: listRows(fees.own) }] : []),
    ...(fees.proposal ? [{ title: "Fees that wait for your answer", rows: listRows(fees.proposal) }] : []),
    ...adviser_requests.map((request, index) => ({
      title: `Adviser who waits for your answer, ${index + 1}`,
      rows: listRows(request),
    })),
    ...pictures.map(({ name, stored_at }, index) => ({
      title: `Picture ${index + 1}`,
      rows: listRows({ name, stored_at }),
      picture: `/en/images/${name}`,
    })),
    ...passkeys.map((passkey, index) => ({ title: `Passkey ${index + 1}`, rows: listRows(passkey) })),
    ...sessions.map((session, index) => ({ title: `Login ${index + 1}`, rows: listRows(session) })),
    ...code_requests.map((request, index) => ({
      title: `Code asked for, ${index + 1}`,
      rows: listRows(request),
    })),
    ...waiting_messages.map((message, index) => ({
      title: `Message that waits to be sent, ${index + 1}`,
      rows: listRows(message),
    })),
    ...(draft ? [{ title: "Unfinished answers", rows: listRows(draft) }] : []),
    ...plans.flatMap(({ answers, recommendations, ...dates }) => [
      { title: `Plan ${answers.id}: your answers`, rows: listRows({ ...answers, ...dates }) },
      ...recommendations.map((one) => ({
        title: `Plan ${answers.id}: ${one.plan_type === "base" ? "our advice" : "your amended plan"}`,
        rows: listRows(one),
      })),
    ]),
    ...advice_records.map((record, index) => ({
      title: `Record of advice ${index + 1}`,
      rows: listRows(record),
    })),
    ...requests.map((request, index) => ({ title: `Your request ${index + 1}`, rows: listRows(request) })),
    ...living_annuity_checks.map((check, index) => ({
      title: `Check of your living annuity ${index + 1}`,
      rows: listRows(check),
    })),
    ...terms_accepted.map((terms, index) => ({
      title: `Terms accepted, ${index + 1}`,
      rows: listRows(terms),
    })),
    ...acts.map((act, index) => ({ title: `Who acted for you, ${index + 1}`, rows: listRows(act) })),
    ...corrections.map((note, index) => ({ title: `Your note ${index + 1}`, rows: listRows(note) })),
  ];
}

function listRows(value: unknown, way: string[] = []): { name: string; value: string }[] {
  if (value === undefined || value === null || value === "") return [];
  if (typeof value !== "object")
    return [{ name: way.map(nameField).join(", "), value: sayValue(String(value)) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    listRows(inner, [...way, Array.isArray(value) ? String(Number(key) + 1) : key]),
  );
}

const FIELD_NAMES: Record<string, string> = {
  rsaIdNr: "ID number",
  rsaid: "ID number",
  cellNr: "cell number",
  dob: "date of birth",
};

/** Writes `preferredName` and `retirement_date` as words. */
function nameField(field: string): string {
  const words = field.replaceAll("_", " ").replace(/([a-z])([A-Z])/g, "$1 $2");
  return FIELD_NAMES[field] ?? words.toLowerCase();
}

/** Writes a code such as `emergency_savings_recommend` as words; other text as it is. */
function sayValue(text: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll("_", " ") : text;
}
