import { gzipSync } from "node:zlib";

export type Weight = { scriptBytes: number; pageBytes: number };

/** The gzipped download of a first visit to a page: its scripts (with all they import), and its HTML and CSS. */
export async function weighPage(origin: string, html: string): Promise<Weight> {
  const isScripted = /<script[^>]+type="module"/.test(html);
  const scripts = isScripted ? html.matchAll(/["']([^"']+\.js)["']/g) : [];
  const sheets = html.matchAll(/href="([^"]+\.css)"/g);
  return {
    scriptBytes: await sumGzip(origin, scripts),
    pageBytes: gzipSync(html).length + (await sumGzip(origin, sheets)),
  };
}

async function sumGzip(origin: string, matches: Iterable<RegExpMatchArray>): Promise<number> {
  const addresses = new Set([...matches].map(([, address]) => address));
  const sizes = [...addresses].map(async (address) => {
    const answer = await fetch(origin + address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
