// Takes an uploaded file: checked by its content, cleaned, and described by a row.
import { sql } from 'kysely';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { fileTexts } from '#texts/files.ts';
import { insertFile } from './database/file-rows.ts';
import { fileTypeOf, openSharp } from './files/picture-tools.ts';
import { openGate } from './gate.ts';
import { hasPage } from './pdf/has-page.ts';
import type { Written } from './transaction-with-files.ts';
import type { Work } from './work.ts';

/** The queue of the job that has files scanned. */
export const SCAN_FILES = 'scan-files';

/** A file as it arrived: in memory, already within the size limit of a request. */
export type ArrivedFile = { field: string; name: string; bytes: Buffer; truncated: boolean };

export type StoredFile = {
  id: IdOf<'files'>;
  name: string;
  type: string;
  sizeBytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
};

const TYPES: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** No side of a picture may be longer, and no picture may hold more pixels: a small file can unpack to a huge one. */
const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 60_000_000;

/** A file whose content was found to be what its name says; a picture is encoded anew. */
export type CleanFile = {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
};

const MEGAPIXEL = 1e6;

/** The gate for cleaning, counted in megapixels, because 60 of them take a core for most of a second. People take turns. */
const gate = openGate({ atOnce: 1, waiting: 1_200, each: 120 });

/**
 * Checks and cleans a file, which takes its time: do it before the transaction. Null for unsupported, belied or broken content;
 * refuses a picture of too many pixels, saying so beside its field. `owner` is who sends it, or from where.
 */
export async function cleanFile(
  { field, name, bytes }: ArrivedFile,
  owner: string,
): Promise<CleanFile | null> {
  const detected = await fileTypeOf(bytes);
  if (!detected || !TYPES[detected.mime]?.includes(extensionOf(name))) return null;
  const type = detected.mime;
  if (type === 'application/pdf')
    return hasPage(bytes) ? { field, name, type, bytes, width: null, height: null } : null;
  const { width, height } = await sizeOf(bytes);
  if (width * height > MOST_PIXELS || width > LONGEST_SIDE || height > LONGEST_SIDE)
    refuse('request.invalid', { fields: { [field]: tooManyPixels(width, height) } });
  const megapixels = Math.ceil((width * height) / MEGAPIXEL);
  const picture = await gate(
    owner,
    () => cleanPicture(bytes, type).catch(() => null),
    Math.max(1, megapixels),
  );
  return picture && { field, name, type, ...picture };
}

/** How many pixels a picture says it has, read from its first bytes; 0 for what is no picture. */
export async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sizeOf(bytes);
  return width * height;
}

/** The size that a picture's header says, in pixels. Nothing is unpacked for it, so no size is too large to be read. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await openSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { width: 0, height: 0 };
  }
}

const tooManyPixels = (width: number, height: number): string =>
  fileTexts.tooManyPixels(width, height, MOST_PIXELS / MEGAPIXEL, LONGEST_SIDE);

const extensionOf = (name: string): string => name.split('.').pop()?.toLowerCase() ?? '';

/**
 * Keeps a cleaned and written file for the acting person: writes its row in the present transaction. `extensions` lists what is
 * allowed ('jpg', 'pdf', …); `unsupported` is said beside `field` when it is not. Refuses when the quota is used up.
 */
export async function keepFile(
  work: Work,
  field: string,
  file: Written<CleanFile> | null,
  extensions: readonly string[],
  unsupported: string,
): Promise<StoredFile> {
  if (!file || !extensions.includes(extensionOf(file.name))) {
    return refuse('request.invalid', { fields: { [field]: unsupported } });
  }
  await refuseOverQuota(work, file.bytes.length);
  const { id, sha256 } = file;
  const stored = {
    id,
    name: safeName(file.name),
    type: file.type,
    sizeBytes: file.bytes.length,
    sha256,
    width: file.width,
    height: file.height,
  };
  await insertFile(work, file, { ...stored, ownerId: work.actor?.id ?? null });
  return stored;
}

/** Decodes and encodes a picture again: upright, without its EXIF (place and phone), and without anything hidden behind it. */
async function cleanPicture(
  bytes: Buffer,
  type: string,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const sharp = await openSharp();
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    animated: type === 'image/gif',
  });
  const upright = picture.rotate();
  const encoded = type === 'image/jpeg' ? upright.jpeg({ quality: 88 }) : upright;
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** How many files a person may send within `RECENT_MS`; every document of every section is less than this. */
const MOST_RECENT = 120;
const RECENT_MS = 15 * MINUTE_MS;

async function refuseOverQuota(work: Work, moreBytes: number): Promise<void> {
  if (!work.actor) return;
  const { used, recent } = await work.db
    .selectFrom('files')
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('size_bytes'), row.lit(0)).as('used'),
      sql<number>`count(*) filter (where created_at > ${new Date(work.now.getTime() - RECENT_MS)})`.as(
        'recent',
      ),
    ])
    .where('owner_id', '=', work.actor.id)
    .executeTakeFirstOrThrow();
  if (Number(used) + moreBytes > work.services.config.uploadQuotaBytes) refuse('file.quota');
  if (Number(recent) >= MOST_RECENT) refuse('file.too_many', { retryAfterSeconds: RECENT_MS / 1_000 });
}

/** A name safe to show and to send in a header: no path, no control characters, at most 120 characters with its ending kept. */
export function safeName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  const readable = base.replace(/[\p{C}"\\]/gu, '').trim() || 'file';
  return readable.length <= 120 ? readable : `${readable.slice(0, 100)}…${readable.slice(-19)}`;
}
