// What is said of a file that is sent, wherever that is.

export const fileTexts = {
  /** Pixels; `most` in megapixels. */
  tooManyPixels: (width: number, height: number, most: number, longest: number) =>
    `This picture is ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels, which is too many. Make it smaller: \
${most} megapixels at most, and no side above ${longest.toLocaleString('en')}.`,
} as const;
