// Turns a picked file into a document that can be sent: recognised by its content, and no larger than it must be.
import type { FieldDefinition, FileType } from '#features/forms/contract.ts';
import type { LocalDocument } from './local-document.ts';
import { asJpegName, type MediaType, mediaTypeOf, withEnding } from './media-type.ts';
import { shrunkPicture } from './shrink-picture.ts';

const SHRINKABLE: readonly MediaType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Unknown content gets a type that no field allows. Throws when the file cannot be read. */
export async function prepareDocument(file: File, allowed: readonly FileType[]): Promise<LocalDocument> {
  const type = await mediaTypeOf(file);
  if (type === null) return documentOf(file, file.name || 'document', 'application/octet-stream');
  const mayShrink = SHRINKABLE.includes(type) && allowed.includes('jpg');
  const jpeg = mayShrink ? await shrunkPicture(file) : null;
  return jpeg
    ? { ...documentOf(jpeg, asJpegName(file.name), 'image/jpeg'), pickedBytes: file.size }
    : documentOf(file, withEnding(file.name, type), type);
}

const documentOf = (blob: Blob, name: string, type: string): LocalDocument => ({
  id: crypto.randomUUID(),
  name: name.slice(-255),
  type,
  sizeBytes: blob.size,
  blob,
});

export const allowedTypes = ({ validations = [] }: FieldDefinition): FileType[] =>
  validations.flatMap(({ fileTypes = [] }) => fileTypes);
