// Reads a PDF as a screen reader does: the parts of its text in their order, each by what it is.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StructTreeContent, StructTreeNode } from 'pdfjs-dist/types/src/display/api.js';

export type ReadPaper = {
  title: unknown;
  author: unknown;
  language: unknown;
  showsItsTitle: boolean;
  isTagged: boolean;
  metadataTitle: string;
  /** `H1 Loan agreement`, in the order of reading; a part with no words of its own is its name alone. */
  parts: string[];
  /** What is drawn but belongs to no part and is not said to be decoration. */
  untagged: string;
  /** What is said to be decoration: heads and feet of pages. */
  decoration: string;
};

/** Roles are PDF's own names; a heading cell names what it heads: `TH:Column`. */
export async function readPaper(bytes: Buffer): Promise<ReadPaper> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info, metadata } = await document.getMetadata();
  // Told as maps, whatever the types say of one of them.
  const [shown, marked] = (await Promise.all([document.getViewerPreferences(), document.getMarkInfo()])) as (
    | ReadonlyMap<string, unknown>
    | undefined
  )[];
  const paper: ReadPaper = {
    title: 'Title' in info ? info.Title : null,
    author: 'Author' in info ? info.Author : null,
    language: 'Language' in info ? info.Language : null,
    showsItsTitle: shown?.get('DisplayDocTitle') === true,
    isTagged: marked?.get('Marked') === true,
    metadataTitle: metadata?.get('dc:title') ?? '',
    parts: [],
    untagged: '',
    decoration: '',
  };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const said = new Map<string, string>();
    const open: string[] = [];
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      if ('str' in item) {
        const within = open.at(-1);
        const text = item.hasEOL ? `${item.str} ` : item.str;
        if (within === undefined) paper.untagged += text.trim();
        else if (within === ARTIFACT) paper.decoration += `${text} `;
        else said.set(within, (said.get(within) ?? '') + text);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? ARTIFACT);
    }
    const tree = await page.getStructTree();
    if (tree) paper.parts.push(...partsOf(tree, said));
  }
  return paper;
}

const ARTIFACT = 'Artifact';

function partsOf(node: StructTreeNode, said: ReadonlyMap<string, string>): string[] {
  const own = node.children
    .filter((child): child is StructTreeContent => 'type' in child)
    .map(({ id }) => said.get(id) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const below = node.children
    .filter((child): child is StructTreeNode => !('type' in child))
    .flatMap((child) => partsOf(child, said));
  const role = node.scope ? `${node.role}:${node.scope}` : node.role;
  return [own === '' ? role : `${role} ${own}`, ...below];
}
