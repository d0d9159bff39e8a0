// Whether a file can be a PDF with a page to look at: what every reader needs to find one, without reading it.

/** The parts of a file in which readers look for the header and, from the end, for the table of objects. */
const HEAD_BYTES = 1_024;
const TAIL_BYTES = 2_048;

/** Whether a PDF has a page; pages that are packed away in streams of objects count unseen. */
export function hasPage(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  const tail = text.slice(-TAIL_BYTES);
  return (
    text.slice(0, HEAD_BYTES).includes('%PDF-') &&
    /startxref\s+\d+\s+%%EOF/.test(tail) &&
    (/\/Type\s*\/Page(?![A-Za-z])/.test(text) || /\/Type\s*\/ObjStm(?![A-Za-z])/.test(text))
  );
}
