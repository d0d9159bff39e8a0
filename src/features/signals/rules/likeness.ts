// How alike two pictures are: a fingerprint of the coarse parts of a picture, which hardly changes when it is saved anew, made smaller or lit otherwise.

/** Sides of the grey picture that a fingerprint is worked out of, in pixels. */
export const SIDE = 128;
const WAVES = 40;

export const FINGERPRINT_BITS = WAVES * WAVES;

/** The most bits in which two fingerprints of one picture differ; decisions/096 has the measurements. */
export const MOST_DIFFERENT_BITS = 80;

/** A fingerprint is looked for by its parts: pictures that are alike share at least one whole. */
const PART_BITS = WAVES;

const cosines = Array.from({ length: WAVES + 1 }, (_, wave) =>
  Array.from({ length: SIDE }, (_, place) => Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE))),
);

/**
 * The fingerprint of `SIDE` × `SIDE` shades of grey, as text of zeros and ones: which of the longest waves of the picture's discrete cosine
 * transform are above their median (C. Zauner, 'Implementation and Benchmarking of Perceptual Image Hash Functions', 2010, section 3.2.1), with 40 × 40 waves
 * for his 8 × 8. Null for a picture without contrast, which would be like any other such.
 */
export function fingerprintOf(shades: Uint8Array): string | null {
  const columns = cosines.map((wave) =>
    Array.from({ length: SIDE }, (_, y) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (shades[y * SIDE + x] ?? 0), 0),
    ),
  );
  const waves = cosines
    .slice(1)
    .flatMap((down) =>
      columns.slice(1).map((column) => down.reduce((sum, cosine, y) => sum + cosine * (column[y] ?? 0), 0)),
    );
  const sorted = waves.toSorted((one, other) => one - other);
  const median = sorted[sorted.length / 2] ?? 0;
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  return spread < SIDE ** 2 ? null : waves.map((wave) => (wave > median ? '1' : '0')).join('');
}

/** The parts by which a fingerprint is looked for, each with its place above its bits. */
export const partsOf = (fingerprint: string): number[] =>
  Array.from(
    { length: FINGERPRINT_BITS / PART_BITS },
    (_, place) =>
      place * 2 ** PART_BITS +
      Number.parseInt(fingerprint.slice(place * PART_BITS, (place + 1) * PART_BITS), 2),
  );
