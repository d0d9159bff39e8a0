// The desk that hands out demo documents: each person's own, or a few that many people share.

import { createHash } from 'node:crypto';
import type { UploadedFileAnswer } from '#features/forms/contract.ts';
import type { Files } from '#platform/server/file-store.ts';
import type { IdOf } from '#shared/id.ts';
import type { DemoPerson } from '../people/person.ts';
import type { Row } from '../stories/insert-rows.ts';

export type PaperKind = 'idFront' | 'idBack' | 'bill' | 'payslip' | 'statement' | 'letter';

export type RenderedPaper = {
  bytes: Buffer;
  type: 'image/jpeg' | 'application/pdf';
  width: number | null;
  height: number | null;
};

export type Render = (kind: PaperKind, person: DemoPerson) => Promise<RenderedPaper>;

type Owner = { id: IdOf<'accounts'>; person: DemoPerson };

export type Desk = {
  /** The document for a field; `use.file_id` is the id it gets when it is a new one. */
  hand(owner: Owner, use: Row<'file_uses'>, at: number): Promise<UploadedFileAnswer>;
};

/** What desks handed out, to be written: the bytes first, then the rows. */
export type PaperStack = {
  files: Row<'files'>[];
  file_uses: Row<'file_uses'>[];
  bytes: { id: string; bytes: Buffer }[];
};

export const noPapers = (): PaperStack => ({ files: [], file_uses: [], bytes: [] });

const NAMES: Record<PaperKind, string> = {
  idFront: 'id-front.jpg',
  idBack: 'id-back.jpg',
  bill: 'light-bill.jpg',
  payslip: 'payslip.jpg',
  statement: 'statement.pdf',
  letter: 'letter.pdf',
};

const KINDS: readonly (readonly [RegExp, PaperKind])[] = [
  [/^(id_front|trn_card)$/, 'idFront'],
  [/^id_back$/, 'idBack'],
  [/address|bill/, 'bill'],
  [/income_proof|tax/, 'payslip'],
  [/statement|credit_report/, 'statement'],
];

const kindFor = (field: string): PaperKind => KINDS.find(([names]) => names.test(field))?.[1] ?? 'letter';

/** For one person: every field gets a file of its own. */
export function ownPapers(render: Render, stack: PaperStack): Desk {
  const drawn = new Map<PaperKind, Promise<RenderedPaper>>();
  return {
    async hand({ id, person }, use, at) {
      const kind = kindFor(use.field);
      const paper = drawn.get(kind) ?? render(kind, person);
      drawn.set(kind, paper);
      return lay(stack, kind, await paper, use, { ownerId: id, at });
    },
  };
}

/**
 * For many: one file of each kind, made out to `holder`, owned by nobody (so that only staff can open it) and on record
 * as used where it was first.
 */
export function sharedPapers(render: Render, stack: PaperStack, holder: DemoPerson): Desk {
  const known = new Map<PaperKind, UploadedFileAnswer>();
  return {
    async hand(_owner, use, at) {
      const kind = kindFor(use.field);
      const answer =
        known.get(kind) ?? lay(stack, kind, await render(kind, holder), use, { ownerId: null, at });
      known.set(kind, answer);
      return answer;
    },
  };
}

function lay(
  stack: PaperStack,
  kind: PaperKind,
  { bytes, type, width, height }: RenderedPaper,
  use: Row<'file_uses'>,
  { ownerId, at }: { ownerId: IdOf<'accounts'> | null; at: number },
): UploadedFileAnswer {
  const answer = { id: use.file_id, name: NAMES[kind], type, sizeBytes: bytes.length };
  stack.files.push({
    id: answer.id,
    owner_id: ownerId,
    original_name: answer.name,
    media_type: type,
    size_bytes: answer.sizeBytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width,
    height,
    created_at: new Date(at),
  });
  stack.file_uses.push(use);
  stack.bytes.push({ id: answer.id, bytes });
  return answer;
}

const AT_ONCE = 8;

/** Puts the bytes where the app looks for them. A broken-off earlier run may have left some of the same files. */
export async function writePapers(files: Files, { bytes }: PaperStack): Promise<void> {
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    await Promise.all(
      bytes.slice(from, from + AT_ONCE).map(async (paper) => {
        await files.remove(paper.id);
        await files.write(paper.id, paper.bytes);
      }),
    );
  }
}
