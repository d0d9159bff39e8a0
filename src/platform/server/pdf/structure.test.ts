import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readPaper } from '#tests/support/read-paper.ts';
import { makePdf } from './make-pdf.ts';
import { boxes, figureTable, foot, heading, labelledPoints, labelledRows, sheet, title } from './parts.ts';

const rows = Array.from({ length: 90 }, (_, index) => [String(index + 1), `Row ${index + 1}`]);

const paper = makePdf(
  sheet({
    title: 'Seeds & trees <2026>',
    author: 'Bell & Sons',
    createdAt: new Date('2026-11-21T00:00:00Z'),
    top: 56,
    foot: (page, pages) => foot('A paper', `Page ${page} of ${pages}`, 8),
    content: [
      title('Seeds & trees'),
      { text: 'A paragraph that is longer than a line of it, '.repeat(4) },
      boxes([{ label: 'Owed', value: '$5.00' }], 16),
      heading('Terms', 10, 4),
      labelledRows([{ label: 'Term', value: '4 months' }], {
        widths: [100, '*'],
        alignment: 'left',
        padding: 4,
      }),
      figureTable(
        [
          { heading: 'No.', width: 40, alignment: 'left' },
          { heading: 'What', width: '*', alignment: 'left' },
        ],
        rows,
        ['', 'In all'],
      ),
      labelledPoints([{ label: 'Name', value: 'Désirée' }]),
    ],
  }),
);

describe('a paper', () => {
  it('has its structure beside its look, in the order of reading', async () => {
    const read = await readPaper(await paper);
    expect(read).toMatchObject({
      title: 'Seeds & trees <2026>',
      metadataTitle: 'Seeds & trees <2026>',
      author: 'Bell & Sons',
      language: 'en-JM',
      showsItsTitle: true,
      isTagged: true,
      untagged: '',
    });
    // The tree is told page by page; what goes over several begins anew on each.
    const parts = read.parts.filter((part) => !['Root', 'Document'].includes(part));
    expect(parts.slice(0, 17)).toEqual([
      'H1 Seeds & trees',
      `P ${'A paragraph that is longer than a line of it, '.repeat(4).trim()}`,
      ...['L', 'LI', 'LBody', 'P Owed', 'P $5.00'],
      'H2 Terms',
      ...['Table', 'TR', 'TH:Row Term', 'TD 4 months'],
      ...['Table', 'TR', 'TH:Column No.', 'TH:Column What', 'TR'],
    ]);
    expect(parts.slice(-5)).toEqual(['L', 'LI', 'LBody', 'P Name', 'P Désirée']);
    expect(parts.filter((part) => part.startsWith('TD Row'))).toEqual(rows.map(([, what]) => `TD ${what}`));
  });

  it('says the headings of a table once, and heads and feet of pages never', async () => {
    const { parts, decoration } = await readPaper(await paper);
    expect(parts.filter((part) => part === 'TH:Column What')).toHaveLength(1);
    expect(decoration.match(/What/g)?.length).toBeGreaterThan(0);
    expect(decoration).toContain('Page 2 of');
    expect(parts.join(' ')).not.toContain('Page 2 of');
  });
});

const run = promisify(execFile);
const hasPoppler = await run('pdfinfo', ['-v']).then(
  () => true,
  () => false,
);

const otherwise = hasPoppler ? '' : ' (NOT RUN: pdfinfo of poppler-utils is not installed)';

it.skipIf(!hasPoppler)(`is read by another reader, poppler, as by ours${otherwise}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'));
  try {
    const path = join(folder, 'paper.pdf');
    await writeFile(path, await paper);
    expect((await run('pdfinfo', [path])).stdout).toMatch(/Tagged: +yes/);
    const { stdout } = await run('pdfinfo', ['-struct-text', path]);
    const said = stdout.replace(/\s+/g, ' ');
    for (const part of [
      'Document H1 (block) "Seeds & trees" P (block) "A paragraph',
      'L (block) LI (block) LBody (block) P (block) "Owed" P (block) "$5.00"',
      'H2 (block) "Terms"',
      'TR TH: /Scope /Row "Term" TD "4 months"',
      'TR TH: /Scope /Column "No." TH: /Scope /Column "What" TR TD "1" TD "Row 1"',
      'TD "Row 90"',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('Page 2');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
