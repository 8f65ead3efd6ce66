import type { LoginType } from "~/contract/account/user";

/** What the pages show that ask for an ID number. */
export type StartView = {
  next?: string;
  type: LoginType;
  /** Whether a login begins anew because its code was used or is too old. */
  isOver: boolean;
  canLogIn: boolean;
  /** As whom a demonstration can be tried; empty everywhere else. */
  demoPeople: { userId: number; name: string; role: string; sees: string }[];
};
