import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The content of a PDF, as read by another program. */
export type ReadPaper = {
  isTagged: boolean;
  title: unknown;
  language: unknown;
  /** The whole of the file's metadata. */
  info: string;
  /** The targets of its links, and their alternative texts. */
  links: { address: unknown; alternative: unknown }[];
  /** The bookmarks. */
  outline: string[];
  /** The roles of its structure's elements, each once, in reading order. */
  roles: string[];
  scopes: string[];
  /** The alternative texts of its figures. */
  alternatives: string[];
  pages: string[];
  text: string;
  /** The text without artifacts, which are not part of the structure. */
  taggedText: string;
  /** Text beyond the margins. */
  outside: string[];
};

const MARGIN = { left: 45, right: 551, bottom: 24, top: 818 };

type Node = { role?: string; alt?: string; children?: Node[]; type?: string; id?: string };

/** Reads a PDF with pdf.js, which is independent of the library that makes it. */
export async function readPaper(bytes: Uint8Array): Promise<ReadPaper> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const metadata = await document.getMetadata();
  const info = new Map<string, unknown>(Object.entries(metadata.info));
  const marks = await document.getMarkInfo();
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  await document.destroy();
  // Dictionaries are uncompressed in the file, one for each element.
  const raw = Buffer.from(bytes).toString("latin1");
  const nodes = pages.flatMap(({ nodes }) => nodes);
  return {
    isTagged: marks?.Marked === true,
    title: info.get("Title"),
    language: info.get("Language"),
    info: JSON.stringify([metadata.info, metadata.metadata?.getRaw()]),
    links: pages.flatMap(({ links }) => links),
    outline,
    roles: countOnce(raw, nodes),
    scopes: [...new Set([...raw.matchAll(/\/Scope \/(\w+)/g)].map(([, scope = ""]) => scope))],
    alternatives: nodes.flatMap(({ role, alt }) => (role === "Figure" ? [alt ?? ""] : [])),
    pages: pages.map(({ text }) => text),
    text: pages.map(({ text }) => text).join("\n"),
    taggedText: pages.map(({ taggedText }) => taggedText).join("\n"),
    outside: pages.flatMap(({ outside }) => outside),
  };
}

/**
 * An element on two pages appears on both; headings and figures take one page each, the others are counted in
 * the file.
 */
function countOnce(raw: string, nodes: readonly Node[]): string[] {
  const inOrder = nodes.flatMap(({ role }) => (role && /^(H\d|Figure)$/.test(role) ? [role] : []));
  const others = [...raw.matchAll(/\/S \/(\w+)/g)].flatMap(([, role = ""]) =>
    /^(H\d|Figure)$/.test(role) ? [] : [role],
  );
  return [...inOrder, ...others];
}

async function readPage(page: PDFPageProxy) {
  const tree = (await page.getStructTree()) as Node | null;
  const nodes = tree ? flatten(tree) : [];
  const tagged = new Set(nodes.flatMap(({ type, id }) => (type === "content" && id ? [id] : [])));
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let text = "";
  let taggedText = "";
  const outside: string[] = [];
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("type" in item) {
      if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id);
      continue;
    }
    const written = item.str + (item.hasEOL ? "\n" : "");
    text += written;
    if (open.some((id) => id !== undefined && tagged.has(id))) taggedText += written;
    const [x = 0, y = 0] = item.transform.slice(4) as number[];
    const isInside =
      x >= MARGIN.left && x + item.width <= MARGIN.right && y >= MARGIN.bottom && y <= MARGIN.top;
    if (item.str.trim() && !isInside) outside.push(item.str);
  }
  const annotations = (await page.getAnnotations()) as { url?: string; contentsObj?: { str: string } }[];
  const links = annotations.map(({ url, contentsObj }) => ({ address: url, alternative: contentsObj?.str }));
  return { nodes, text, taggedText, outside, links };
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}
