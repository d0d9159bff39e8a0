// Reads a PDF in a worker of its own and draws its pages.

import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '#platform/web/open-pdf.ts';

type DrawOptions = {
  page: number;
  /** The width of the page on the screen, in CSS pixels. */
  width: number;
  /** The number of quarter turns clockwise. */
  turns: number;
  /** The number of canvas pixels for each CSS pixel. */
  pixels: number;
};

export type Pdf = {
  pages: number;
  /** `done` never ends for a drawing that was cancelled. */
  draw(canvas: HTMLCanvasElement, options: DrawOptions): { done: Promise<void>; cancel: () => void };
};

export function usePdf(blob: Blob): { pdf: Pdf | undefined; failed: boolean } {
  const [pdf, setPdf] = useState<Pdf>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let closed = false;
    const opening = blob.arrayBuffer().then(openPdf);
    opening
      .then((task) => task.promise)
      .then((document) => !closed && setPdf(pdfOf(document)))
      .catch(() => !closed && setFailed(true));
    return () => {
      closed = true;
      void opening.then((task) => task.destroy());
    };
  }, [blob]);
  return { pdf, failed };
}

const pdfOf = (document: PDFDocumentProxy): Pdf => ({
  pages: document.numPages,
  draw(canvas, options) {
    let task: RenderTask | undefined;
    let cancelled = false;
    const drawn = document.getPage(options.page).then((page) => {
      if (cancelled) return;
      const rotation = (page.rotate + options.turns * 90) % 360;
      const scale = options.width / page.getViewport({ scale: 1, rotation }).width;
      const viewport = page.getViewport({ scale: scale * options.pixels, rotation });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      canvas.style.width = `${viewport.width / options.pixels}px`;
      canvas.style.height = `${viewport.height / options.pixels}px`;
      task = page.render({ canvas, viewport });
      return task.promise;
    });
    return {
      done: new Promise((resolve, reject) => {
        drawn.then(resolve, (error) => !cancelled && reject(error));
      }),
      cancel: () => {
        cancelled = true;
        task?.cancel();
      },
    };
  },
});
