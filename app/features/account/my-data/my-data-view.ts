/** What the page of somebody's own data shows. */
export type MyDataView = {
  name: string;
  idNumber: string;
  cellNumber: string;
  /** The numbers of their plans, the newest first. */
  plans: number[];
  hasHealthAnswers: boolean;
  /** What was done just now. */
  done?: "number" | "health";
};
