// A PDF page by page. This file brings the PDF reader along, so it is loaded only when there is a PDF to show.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { usePdf } from '#platform/web/use-pdf.ts';
import { uiTexts } from '#texts/ui.ts';
import { viewerTexts as texts } from '../../../../texts/staff-workbench.ts';
import { useReviewKeys } from '../review-keys.ts';
import type { DrawnView } from './drawn-view.ts';

/** Finer than this the eye sees nothing, and a canvas becomes too large for a small computer. */
const MOST_PIXELS_A_POINT = 2;

export function PdfView({ blob, label, width, zoom, turns }: DrawnView) {
  const { pdf, failed } = usePdf(blob);
  const [page, setPage] = useState(1);
  const [broken, setBroken] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!pdf || !canvas.current || width === 0) return;
    const drawing = pdf.draw(canvas.current, {
      page,
      width: width * zoom,
      turns,
      pixels: Math.min(devicePixelRatio, MOST_PIXELS_A_POINT),
    });
    drawing.done.catch(() => setBroken(true));
    return () => drawing.cancel();
  }, [pdf, page, width, zoom, turns]);
  const pages = pdf?.pages ?? 1;
  const forward = () => setPage(Math.min(page + 1, pages));
  const backward = () => setPage(Math.max(page - 1, 1));
  useReviewKeys({ j: forward, k: backward });
  if (failed || broken)
    return (
      <div className="grid gap-2 p-4">
        <p>{texts.unreadable}</p>
        <p>{texts.outside}</p>
      </div>
    );
  return (
    <div className="grid gap-2">
      {pages > 1 && (
        <div className="sticky left-0 flex items-center justify-center gap-2" style={{ width }}>
          <PageButton label={uiTexts.previousPage} off={page === 1} onClick={backward}>
            <ChevronLeft className="size-5" />
          </PageButton>
          <span className="figures text-sm" role="status">
            {texts.pageOf(page, pages)}
          </span>
          <PageButton label={uiTexts.nextPage} off={page === pages} onClick={forward}>
            <ChevronRight className="size-5" />
          </PageButton>
        </div>
      )}
      <canvas ref={canvas} role="img" aria-label={`${label}, ${texts.pageOf(page, pages)}`} />
    </div>
  );
}

type PageButtonProps = { label: string; off: boolean; onClick: () => void; children: ReactNode };

const PageButton = ({ label, off, onClick, children }: PageButtonProps) => (
  <Button tone="quiet" size="sm" aria-label={label} disabled={off} onClick={onClick}>
    {children}
  </Button>
);
