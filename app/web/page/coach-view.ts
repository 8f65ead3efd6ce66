/** The person a visitor can talk to: their adviser, or any coach. */
export type CoachView = {
  name: string;
  /** "Retirement Coach", "Financial Planner", or what the general contact is. */
  position: string;
  /** The stored name of their picture. */
  photo?: string;
  /** Where an adviser reaches their client. */
  client?: { cellNumber?: string; email?: string };
};

/** The general contact. */
export const GENERAL_COACH: CoachView = { name: "Baobab coaches", position: "Retirement coaches" };
