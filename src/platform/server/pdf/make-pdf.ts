// Makes PDF files. What draws them is loaded with the first one: it would be a twentieth of every start.
import type { Paper } from './draw-pdf.ts';

/** Makes an A4 PDF. The same description always makes the same bytes. */
export const makePdf = async (paper: Paper): Promise<Buffer> =>
  (await import('./draw-pdf.ts')).drawPdf(paper);
