import { createContext } from "react";

/** The markup of a page's main part where it was drawn before (`recallMain`); the server sets it for each page. */
export const MainContext = createContext<string | undefined>(undefined);
