// What a file really is, by its first bytes: its name may lie, and some phones give none.
import type { FileType } from '#features/forms/contract.ts';

const ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly FileType[]>;

export type MediaType = keyof typeof ENDINGS;

const SIGNATURES: readonly [MediaType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['application/pdf', /^%PDF-/],
];

/** null for anything that no form takes. */
export async function mediaTypeOf(file: Blob): Promise<MediaType | null> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}

/** The name without its path, with the ending that belongs to the type where it has none at all. */
export function withEnding(name: string, type: MediaType): string {
  const base = name.split(/[\\/]/).pop() || 'document';
  return /\.[a-z0-9]{1,5}$/i.test(base) ? base : `${base}.${ENDINGS[type][0]}`;
}

/** The name of the same picture after it became a JPEG. */
export const asJpegName = (name: string): string =>
  `${(name.split(/[\\/]/).pop() ?? '').replace(/\.[a-z0-9]{1,5}$/i, '') || 'photo'}.jpg`;

/** For an input's `accept`: the allowed endings and their media types. */
export function acceptOf(allowed: readonly FileType[]): string {
  const types = Object.entries(ENDINGS).filter(([, endings]) =>
    endings.some((ending) => allowed.some((each) => each === ending)),
  );
  return types.flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)]).join(',');
}
