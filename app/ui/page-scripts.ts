import { createContext, useContext } from "react";

type PageScripts = {
  /**
   * The nonce of this response's Content-Security-Policy; empty in the browser, which hides nonces from
   * scripts.
   */
  nonce: string;
  /** The addresses of the module that every scripted page runs, and of its imports. */
  addresses: readonly string[];
  /** Whether an error page replaces the requested page, which no script can then help. */
  isTrouble: boolean;
};

export const PageScriptsContext = createContext<PageScripts>({ nonce: "", addresses: [], isTrouble: false });

/** The scripts that the page being rendered may run. */
export function usePageScripts(): PageScripts {
  return useContext(PageScriptsContext);
}
