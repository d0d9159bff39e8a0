// Looks at a picked picture before it is sent: whether it may be too dark or too blurred to be read.
import { pause } from '#platform/web/pause.ts';
import type { LocalDocument } from './local-document.ts';
import { LOOKED_AT_SIDE, type PictureDoubt, pictureDoubt } from './picture-doubt.ts';
import { drawn, fitting, sizeOf } from './shrink-picture.ts';

/** A hint is not worth a longer wait. */
const PATIENCE_MS = 3_000;

/** null where there is no doubt, and where this browser cannot look: it is a hint, and never in anybody's way. */
export async function lookAtPicture({ blob, type }: LocalDocument): Promise<PictureDoubt | null> {
  if (!type.startsWith('image/')) return null;
  const nothing = () => null;
  return Promise.race([doubtOf(blob).catch(nothing), pause(PATIENCE_MS).then(nothing)]);
}

async function doubtOf(picture: Blob): Promise<PictureDoubt | null> {
  const { width, height } = fitting(await sizeOf(picture), LOOKED_AT_SIDE);
  const canvas = await drawn(picture, { width, height });
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  // Gives the memory back at once.
  canvas.width = 0;
  return pixels ? pictureDoubt(pixels) : null;
}
