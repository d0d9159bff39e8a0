// Opens a PDF with the reader in a worker of its own, as the content policy allows. Heavy: load it when there is a PDF to read.
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import faxDecoderUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * The content policy forbids WebAssembly, so scans packed as fax or JBIG2 are unpacked by the plain script. The reader
 * appends that script's name to an address ending in `/`; after the `#` it changes nothing. JPEG 2000 is not covered.
 */
const PLAIN_DECODERS = { useWasm: false, wasmUrl: `${faxDecoderUrl}#/` };

/** `destroy` the task when the document is done with. */
export const openPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({ data, ...PLAIN_DECODERS, disableWorkerRendering: true });
