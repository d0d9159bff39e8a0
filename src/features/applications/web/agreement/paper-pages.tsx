// All pages of a paper, one below the other. This file brings the PDF reader along, so it is loaded only when there is one to read.
import { useEffect, useRef, useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type Pdf, usePdf } from '#platform/web/use-pdf.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';

/** On a phone a page is wider than the screen, so that it can be read. */
const SCROLLED_BY_KEYBOARD = { tabIndex: 0 };

type PagesProps = { blob: Blob; label: string; print: boolean; onPrinted: () => void };

/** With `print` the pages alone go to the printer once all are drawn. */
export function PaperPages({ blob, label, print, onPrinted }: PagesProps) {
  const { pdf, failed } = usePdf(blob);
  const [drawn, setDrawn] = useState(0);
  const isWhole = pdf !== undefined && drawn >= pdf.pages;
  useEffect(() => {
    if (!print || !isWhole) return;
    window.print();
    onPrinted();
  }, [print, isWhole, onPrinted]);
  if (failed) return <Banner tone="bad">{texts.unreadable}</Banner>;
  if (!pdf) return <Skeleton className="h-120 rounded-lg" />;
  return (
    <section
      aria-label={label}
      className="printed-alone grid grid-cols-1 gap-3 overflow-x-auto"
      {...SCROLLED_BY_KEYBOARD}
    >
      {Array.from({ length: pdf.pages }, (_, index) => (
        <PaperPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          pdf={pdf}
          page={index + 1}
          onDrawn={() => setDrawn((count) => count + 1)}
        />
      ))}
    </section>
  );
}

/** Wide enough for a printer, and for a phone's screen twice over; A4 is as high as its width times the root of 2. */
const DRAWN_WIDTH = 1_100;

function PaperPage({ pdf, page, onDrawn }: { pdf: Pdf; page: number; onDrawn: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const whenDrawn = useRef(onDrawn);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const drawing = pdf.draw(current, { page, width: DRAWN_WIDTH, turns: 0, pixels: 1 });
    drawing.done.then(
      () => whenDrawn.current(),
      () => whenDrawn.current(),
    );
    return () => drawing.cancel();
  }, [pdf, page]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={texts.pageOf(page, pdf.pages)}
      className="h-auto! w-full! min-w-130 rounded-md border border-line bg-white print:min-w-0 print:rounded-none print:border-0"
    />
  );
}
