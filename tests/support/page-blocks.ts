// The blocks of an operator's page, and what each is: commands to be run, a file to be written, something that is shown, or what cannot be tried here.

/** How a block is treated by whoever follows the page on a bare system. */
export type Kind = 'run' | 'write' | 'shown' | 'not run';

export type Block = {
  /** The line of the page, from 1, at which the block begins. */
  line: number;
  kind: Kind;
  text: string;
  /** The file that it is written to, or why it is not run; empty else. */
  about: string;
};

const FENCE = /^( *)```(.*)$/;

/**
 * All blocks in their order, without the indentation of the list that they stand in. What a block is stands behind its opening fence: `sh`,
 * `<language> file <path>`, `text` or `<language> not run: <why>`. Throws at a block that does not say, and at one that does not end.
 */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: (Block & { indent: number }) | null = null;
  for (const [place, line] of page.split('\n').entries()) {
    const [, indent = '', info = ''] = FENCE.exec(line) ?? [];
    const isFence = FENCE.test(line);
    if (open && isFence) {
      const { indent: _, ...block } = open;
      blocks.push(block);
      open = null;
    } else if (open) open.text += `${line.slice(open.indent)}\n`;
    else if (isFence)
      open = { line: place + 1, text: '', indent: indent.length, ...meaningOf(info.trim(), place + 1) };
  }
  if (open) throw new Error(`line ${open.line}: the block does not end`);
  return blocks;
}

function meaningOf(info: string, line: number): Pick<Block, 'kind' | 'about'> {
  if (info === 'sh') return { kind: 'run', about: '' };
  if (info === 'text') return { kind: 'shown', about: '' };
  const [, path] = /^\w+ file (\/\S+)$/.exec(info) ?? [];
  if (path) return { kind: 'write', about: path };
  const [, why] = /^\w+ not run: (.+)$/.exec(info) ?? [];
  if (why) return { kind: 'not run', about: why };
  throw new Error(`line ${line}: the block '${info}' says not what it is (docs/proofs.md)`);
}
