// The documents among raw answers; apart from their rules, so that what keeps drafts on the phone stays small.
import type { LocalDocument } from './local-document.ts';

/** The documents under a raw answer; none where it is anything else. */
export const documentsIn = (raw: unknown): LocalDocument[] =>
  Array.isArray(raw) ? raw.filter((entry): entry is LocalDocument => isDocument(entry)) : [];

const isDocument = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'blob' in entry && isBlob(entry.blob);

/** Also one of another document: a form can stand in a frame. */
const isBlob = (value: unknown): boolean =>
  value instanceof Blob || Object.prototype.toString.call(value) === '[object File]';
