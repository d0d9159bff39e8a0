// Whether a photo of a paper may be too dark or too blurred to be read; pure, so that it is the same on every phone.

export type PictureDoubt = 'dark' | 'blurred';

/** As a canvas gives it: red, green, blue and opacity of each pixel, row by row, 0 to 255. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number };

/** A side of so many pixels shows a blur that hides small print, and not the one of a hand that merely breathes. */
export const LOOKED_AT_SIDE = 800;

/** Mean luminance, of 255, below which print and paper are hard to tell apart. */
const DARK_BELOW = 60;
/** Variance of the Laplacian in the sharpest part: print at rest has several hundred, at three pixels of blur less than ten. */
const BLURRED_BELOW = 40;
/** A paper has wide margins and may lie on a plain table: its sharpest part tells, not its mean. */
const PARTS_A_SIDE = 8;

/** null where there is no doubt. What is dark is not looked at further: it hides its edges too. */
export function pictureDoubt(pixels: Pixels): PictureDoubt | null {
  const luminance = luminanceOf(pixels);
  if (meanOf(luminance) < DARK_BELOW) return 'dark';
  return sharpest(luminance, pixels) < BLURRED_BELOW ? 'blurred' : null;
}

/** By the weights of ITU-R BT.601. */
function luminanceOf({ data, width, height }: Pixels): Float32Array {
  const luminance = new Float32Array(width * height);
  for (let at = 0; at < luminance.length; at++) {
    luminance[at] =
      0.299 * sample(data, 4 * at) + 0.587 * sample(data, 4 * at + 1) + 0.114 * sample(data, 4 * at + 2);
  }
  return luminance;
}

const sample = (values: ArrayLike<number>, at: number): number => values[at] ?? 0;

const meanOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The greatest variance of the Laplacian among the parts of the picture. */
function sharpest(luminance: Float32Array, { width, height }: Pixels): number {
  const across = Math.max(3, Math.ceil(width / PARTS_A_SIDE));
  const down = Math.max(3, Math.ceil(height / PARTS_A_SIDE));
  let most = 0;
  for (let top = 1; top < height - 1; top += down) {
    for (let left = 1; left < width - 1; left += across) {
      const right = Math.min(left + across, width - 1);
      const bottom = Math.min(top + down, height - 1);
      most = Math.max(most, laplacianVariance(luminance, width, { left, top, right, bottom }));
    }
  }
  return most;
}

type Part = { left: number; top: number; right: number; bottom: number };

function laplacianVariance(luminance: Float32Array, width: number, part: Part): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = part.top; y < part.bottom; y++) {
    for (let x = part.left; x < part.right; x++) {
      const at = y * width + x;
      const around =
        sample(luminance, at - 1) +
        sample(luminance, at + 1) +
        sample(luminance, at - width) +
        sample(luminance, at + width);
      const edge = around - 4 * sample(luminance, at);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return squares / count - (sum / count) ** 2;
}
