// Makes a photo as small as a document needs to be, before it costs its owner megabytes.

/** An A4 page is then read at 170 dots an inch; the small print of an identity card at more. */
const LONGEST_SIDE = 2_000;
const JPEG_QUALITY = 0.8;
/** Unpacked, more than this would not fit a cheap phone beside everything else; such a picture goes as it is. */
const MOST_PIXELS = 64_000_000;

/** A JPEG of at most 2000 pixels a side, upright as it was shot; null where that is no smaller, or cannot be made here. */
export async function shrunkPicture(picture: Blob): Promise<Blob | null> {
  try {
    const size = await sizeOf(picture);
    if (size.width * size.height > MOST_PIXELS) return null;
    const canvas = await drawn(picture, fitting(size, LONGEST_SIDE));
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    // Gives the memory back at once.
    canvas.width = 0;
    return jpeg && jpeg.size < picture.size ? jpeg : null;
  } catch {
    return null;
  }
}

type Size = { width: number; height: number };

/** Upright, as an image element tells it from the picture's head, without unpacking the picture. */
export async function sizeOf(picture: Blob): Promise<Size> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    const loaded = new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    image.src = url;
    await loaded;
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** No side longer than `longest`, and never larger than it was. */
export function fitting({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The browser shrinks while it unpacks, so that the full picture never stands in the page's memory beside the small one. */
export async function drawn(picture: Blob, { width, height }: Size): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  // What is transparent becomes paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}
