import { todayInSouthAfrica } from "~/base/date";

/** Names the file of a record by its plan and by the day of the choice in South Africa, which its page says too. */
export function nameRecordFile(planId: number, selectedAt: string, ending: "json" | "pdf"): string {
  return `baobab-record-of-advice-${planId}-${todayInSouthAfrica(new Date(selectedAt))}.${ending}`;
}
