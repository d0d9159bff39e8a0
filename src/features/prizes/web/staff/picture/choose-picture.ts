// Makes a picked file into the picture of a prize: validated by its content, a photo made smaller, of a PDF its first page.
import { mediaTypeOf } from '#features/forms/web/documents/media-type.ts';
import { prepareDocument } from '#features/forms/web/documents/prepare-document.ts';
import { IMAGE_TYPES, MOST_IMAGE_BYTES } from '../../../rules/prize-errors.ts';
import { prizeFieldTexts as texts } from '../../../texts/staff-prizes.ts';

export type ChosenPicture = { file: File; name: string };

/** The picture made from a file that was picked, or what is wrong with the file. */
export async function choosePicture(picked: File): Promise<ChosenPicture | { error: string }> {
  try {
    const type = await mediaTypeOf(picked);
    if (type === null || type === 'image/webp') return { error: texts.imageUnsupported };
    if (type === 'application/pdf' && picked.size > MOST_IMAGE_BYTES) return { error: texts.imageTooBig };
    const { blob, name } = type === 'application/pdf' ? await ofPdf(picked) : await ofImage(picked);
    if (blob.size > MOST_IMAGE_BYTES) return { error: texts.imageTooBig };
    return { file: new File([blob], name, { type: blob.type }), name };
  } catch {
    return { error: texts.imageUnsupported };
  }
}

type Made = { blob: Blob; name: string };

const ofImage = (picked: File): Promise<Made> => prepareDocument(picked, IMAGE_TYPES);

async function ofPdf(picked: File): Promise<Made> {
  const { firstPage } = await import('./first-page.ts');
  return { blob: await firstPage(picked), name: `${picked.name.replace(/\.pdf$/i, '')}.jpg` };
}
