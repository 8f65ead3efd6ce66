/** A person whom a visitor can contact: their adviser, or any coach. */
export type CoachView = {
  name: string;
  /** "Retirement Coach", "Financial Planner", or the position of the general contact. */
  position: string;
  /** The stored name of their picture. */
  photo?: string;
  /** The contact details of an adviser's client. */
  client?: { cellNumber?: string; email?: string };
};

export const GENERAL_COACH: CoachView = { name: "Baobab coaches", position: "Retirement coaches" };
