import type { LoginType } from "~/contract/account/user";

/** The pages that ask for an ID number. */
export type StartView = {
  next?: string;
  type: LoginType;
  /** True if a login begins again because its code was used or has expired. */
  isOver: boolean;
  canLogIn: boolean;
  /** The accounts to try in a demonstration; empty everywhere else. */
  demoPeople: { userId: number; name: string; role: string; sees: string }[];
};
