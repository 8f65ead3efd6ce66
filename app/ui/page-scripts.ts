import { createContext, useContext } from "react";

type PageScripts = {
  /** Of this response's Content-Security-Policy; empty in the browser, which hides it from scripts. */
  nonce: string;
  /** The addresses of the module that every scripted page runs, and of what it imports. */
  addresses: readonly string[];
};

export const PageScriptsContext = createContext<PageScripts>({ nonce: "", addresses: [] });

/** What the page being rendered may run. */
export function usePageScripts(): PageScripts {
  return useContext(PageScriptsContext);
}
