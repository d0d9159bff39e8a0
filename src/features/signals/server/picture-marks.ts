// Keeps the fingerprint of each picture that was sent as a paper, and finds pictures that are nearly the same but not the same bytes.

import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { openSharp } from '#platform/server/files/picture-tools.ts';
import { type FileStore, isMissing } from '#platform/server/files/store.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { fingerprintOf, MOST_DIFFERENT_BITS, partsOf, SIDE } from '../rules/likeness.ts';
import type { Place } from './account-marks.ts';

export type Fingerprinted = Columns<'files', 'id' | 'sha256'> & { fingerprint: string | null };

/** The submissions of one batch: decoding takes a core, so few at once let others come between. */
const BATCH = 20;

/**
 * The pictures among the papers of submissions that changed, the next ones behind a place, which have no fingerprint yet; `last` is null where there was nothing more.
 * A file that is gone, or that cannot be read, has none. Rejects where the place of files is away: whoever comes next tries again.
 */
export async function readPictures(
  work: Work,
  after: Place,
): Promise<{ pictures: Fingerprinted[]; last: Place | null }> {
  const { rows } = await sql<
    Columns<'submissions', 'id'> & { at: string; files: Columns<'files', 'id' | 'sha256'>[] }
  >`
    select s.id, s.changed_at::text as at, coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'sha256', f.sha256) order by f.id)
      from file_uses u join files f on f.id = u.file_id
      where u.submission_id = s.id and f.media_type like 'image/%' and not exists (select from picture_marks m where m.file_id = f.id)), '[]') as files
    from submissions s join accounts a on a.id = s.account_id
    where s.emptied_at is null and (s.changed_at, s.id) > (${after.at}::timestamptz, ${after.id}) and a.user_type = 'User' and a.erased_at is null
    order by s.changed_at, s.id limit ${sql.lit(BATCH)}`.execute(work.db);
  const pictures: Fingerprinted[] = [];
  for (const file of rows.flatMap(({ files }) => files))
    pictures.push({ ...file, fingerprint: await fingerprintIn(work.services.files, file.id) });
  const last = rows.at(-1);
  return { pictures, last: last ? { at: last.at, id: last.id } : null };
}

async function fingerprintIn(files: FileStore, id: string): Promise<string | null> {
  const file = await files.open(id).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  const bytes = await buffer(file);
  const sharp = await openSharp();
  const shades = await sharp(bytes)
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);
  return shades && fingerprintOf(shades);
}

/**
 * Keeps fingerprints and what they are nearly like. Answers the submissions in which that changed, the earlier ones too. Within a
 * transaction that holds the source, so that of two pictures one finds the other.
 */
export async function keepPictures(
  work: Work,
  pictures: readonly Fingerprinted[],
): Promise<IdOf<'submissions'>[]> {
  const touched: string[] = [];
  for (const picture of pictures) touched.push(...(await keepPicture(work, picture)));
  if (touched.length === 0) return [];
  const { rows } = await sql<Columns<'file_uses', 'submission_id'>>`
    select distinct submission_id from file_uses
    where file_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(touched)}::jsonb))`.execute(
    work.db,
  );
  return rows.map(({ submission_id }) => submission_id);
}

type Near = Columns<'files', 'id' | 'sha256'> & { alike: Column<'picture_marks', 'alike'> };

/** Stores a fingerprint. Equal bytes are a signal of their own, so they are none here. */
async function keepPicture({ db }: Work, { id, sha256, fingerprint }: Fingerprinted): Promise<string[]> {
  const parts = JSON.stringify(fingerprint ? partsOf(fingerprint) : []);
  const asBits = sql`${fingerprint}::text::bit(1600)`;
  const asParts = sql`array(select value::bigint from jsonb_array_elements_text(${parts}::jsonb))`;
  const { rows } = await sql<Near>`
    select f.id, f.sha256, m.alike from picture_marks m join files f on f.id = m.file_id
    where m.parts && ${asParts} and bit_count(m.fingerprint # ${asBits}) <= ${sql.lit(MOST_DIFFERENT_BITS)}
      and f.sha256 <> ${sha256} and f.id <> ${id}
    order by bit_count(m.fingerprint # ${asBits}), f.id limit 50`.execute(db);
  const [nearest] = rows;
  const alike = nearest ? (nearest.alike ?? nearest.id) : null;
  const { rows: kept } = await sql<Columns<'files', 'id'>>`
    insert into picture_marks (file_id, fingerprint, parts, alike)
    select f.id, ${asBits}, ${asParts}, ${alike}::uuid from files f where f.id = ${id}
    on conflict (file_id) do nothing returning file_id as id`.execute(db);
  if (alike === null || kept.length === 0) return [];
  const near = JSON.stringify(rows.map((row) => row.id));
  // Where it is like pictures of several groups, these are one from now on. That is rare, so that no index is kept for it.
  const others = [...new Set(rows.flatMap((row) => row.alike ?? []))].filter((group) => group !== alike);
  const { rows: joined } = await sql<Columns<'files', 'id'>>`
    update picture_marks set alike = ${alike}
    where (alike is null and file_id in (select value::uuid from jsonb_array_elements_text(${near}::jsonb)))
      ${others.length > 0 ? sql`or alike = any(${others}::uuid[])` : sql``}
    returning file_id as id`.execute(db);
  return [id, ...joined.map((row) => row.id)];
}
