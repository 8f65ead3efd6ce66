import { createContext, useContext } from "react";

type PageScripts = {
  /** The nonce of this response's Content-Security-Policy; empty in the browser, which hides nonces from scripts. */
  nonce: string;
  /** The addresses of the module that every page with scripts runs, and of its imports. */
  addresses: readonly string[];
  /** Whether something is shown in the place of the page that was asked for, which no script then helps. */
  isTrouble: boolean;
};

export const PageScriptsContext = createContext<PageScripts>({ nonce: "", addresses: [], isTrouble: false });

/** What the page being rendered may run. */
export function usePageScripts(): PageScripts {
  return useContext(PageScriptsContext);
}
