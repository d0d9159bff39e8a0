// The measures (in points) and colours of the papers that are made here: those of the product, dark enough for a cheap printer.

const A4_WIDTH = 595.28;
export const MARGIN = 52;
export const CONTENT_WIDTH = A4_WIDTH - 2 * MARGIN;

export const LEAF = '#0E6B4A';
export const INK = '#16231D';
export const MUTED = '#4C5A52';
export const LINE = '#D9D1BF';
export const SAND = '#FBF7EF';
