// Which pictures a lender may publish: logos, products and loans alike. The form validates before it sends, the server again by the content.
import { lenderPictureTexts as texts } from '../texts/partner-company.ts';

export const PICTURE_TYPES = ['jpg', 'jpeg', 'png'] as const;
export const MOST_PICTURE_BYTES = 10 * 2 ** 20;

/** What is wrong with a picture by its name and size; `field` is what the form calls it. */
export function pictureError(field: string, { name, size }: { name: string; size: number }) {
  const extension = name.split('.').pop()?.toLowerCase();
  if (!PICTURE_TYPES.some((type) => type === extension)) return texts.unsupported(field);
  return size > MOST_PICTURE_BYTES ? texts.tooBig(field) : undefined;
}
