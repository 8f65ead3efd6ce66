import { todayInSouthAfrica } from "~/base/date";

/** Names a record's file by its plan and by the day of the choice in South Africa, as its page does. */
export function nameRecordFile(planId: number, selectedAt: string, ending: "json" | "pdf"): string {
  return `baobab-record-of-advice-${planId}-${todayInSouthAfrica(new Date(selectedAt))}.${ending}`;
}
