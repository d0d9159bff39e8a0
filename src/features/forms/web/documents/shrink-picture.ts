// Makes a photo as small as a document needs to be, before it costs its owner megabytes.

const LONGEST_SIDE = 2_000;
const JPEG_QUALITY = 0.85;

/** A JPEG of at most 2000 pixels a side, upright as it was shot; null where that is no smaller, or cannot be made here. */
export async function shrunkPicture(picture: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const canvas = drawn(bitmap);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    canvas.width = 0;
    return jpeg && jpeg.size < picture.size ? jpeg : null;
  } catch {
    return null;
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  // What is transparent becomes paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
