// Looks at the documents under review: choose one, enlarge it, turn it, page through it.
import { useQuery } from '@tanstack/react-query';
import { Columns2, Download, FileX, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { laterPart } from '#platform/web/frame/later-part.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { viewerTexts as texts } from '../../../../texts/staff-workbench.ts';
import { documentQuery } from '../../queries.ts';
import { useReviewKeys } from '../review-keys.ts';
import { earlierVersion, type ShownDocument } from './documents-under-review.ts';
import { PictureView } from './picture-view.tsx';

const WAITING = <Skeleton className="h-80 rounded-none" />;
const PdfView = laterPart({
  load: () => import('./pdf-view.tsx'),
  part: ({ PdfView }) => PdfView,
  skeleton: WAITING,
});

export function DocumentViewer({ documents }: { documents: readonly ShownDocument[] }) {
  const [chosenId, setChosenId] = useState<string>();
  const [compares, setCompares] = useState(false);
  const chosen = documents.find(({ id }) => id === chosenId) ?? documents[0];
  const earlier = chosen && earlierVersion(documents, chosen);
  useReviewKeys({
    d: () => chosen && setChosenId(documents[(documents.indexOf(chosen) + 1) % documents.length]?.id),
    c: () => setCompares(!compares),
  });
  if (!chosen) return <EmptyState text={texts.none} icon={<FileX className="size-10" strokeWidth={1.5} />} />;
  return (
    <section aria-label={texts.documents} className="grid content-start gap-2">
      {documents.length > 1 && (
        <div className="flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
          {documents.map(({ id, label, name }) => (
            <button
              key={id}
              type="button"
              title={name}
              aria-pressed={id === chosen.id}
              onClick={() => setChosenId(id)}
              className="min-h-11 max-w-[13rem] shrink-0 rounded-md border border-line bg-surface px-3 text-sm aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold aria-pressed:text-leaf"
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {earlier && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          aria-pressed={compares}
          icon={<Columns2 className="size-5" />}
          onClick={() => setCompares(!compares)}
        >
          {compares ? texts.comparing : texts.compare}
        </Button>
      )}
      <div className={`grid gap-2 ${earlier && compares ? 'sm:grid-cols-2' : 'grid-cols-1'}`}>
        <OpenDocument key={chosen.id} document={chosen} />
        {earlier && compares && <OpenDocument key={earlier.id} document={earlier} />}
      </div>
    </section>
  );
}

const ZOOMS = [1, 1.5, 2, 3, 4];

/** A frame that scrolls takes the focus, so that the arrow keys reach what is outside it. */
const SCROLLED_BY_KEYBOARD = { tabIndex: 0 };

function OpenDocument({ document }: { document: ShownDocument }) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const { frame, width } = useFrameWidth();
  const file = useQuery(documentQuery(document.id));
  const nearer = () => setStep(Math.min(step + 1, ZOOMS.length - 1));
  const further = () => setStep(Math.max(step - 1, 0));
  const turn = () => setTurns((turns + 1) % 4);
  useReviewKeys({ '+': nearer, '-': further, o: turn });
  const View = document.type === 'application/pdf' ? PdfView : PictureView;
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-end gap-1 border-line border-b p-1 pl-3">
        <p className="min-w-20 flex-1 text-sm">
          <span className="sr-only">{document.label}: </span>
          {document.name}
        </p>
        <Tool label={texts.zoomOut} off={step === 0} onClick={further}>
          <ZoomOut className="size-5" />
        </Tool>
        <span className="figures w-11 text-center text-sm" role="status">
          {zoom * 100}%
        </span>
        <Tool label={texts.zoomIn} off={step === ZOOMS.length - 1} onClick={nearer}>
          <ZoomIn className="size-5" />
        </Tool>
        <Tool label={texts.rotate} onClick={turn}>
          <RotateCw className="size-5" />
        </Tool>
        <a
          href={`/api/files/${document.id}`}
          download={document.name}
          aria-label={`${texts.download}: ${document.name}`}
          title={texts.download}
          className={TOOL}
        >
          <Download className="size-5" />
        </a>
      </div>
      <section
        ref={frame}
        aria-label={texts.document}
        {...SCROLLED_BY_KEYBOARD}
        className="h-[36dvh] min-h-72 overflow-auto bg-sunk [scrollbar-gutter:stable] lg:h-[calc(100dvh-21.5rem)]"
      >
        <Loaded query={file} skeleton={WAITING}>
          {(blob) => <View {...{ blob, width, zoom, turns }} label={`${document.label}: ${document.name}`} />}
        </Loaded>
      </section>
    </div>
  );
}

const TOOL = `${buttonClass({ tone: 'quiet', size: 'sm' })} min-w-11`;

type ToolProps = { label: string; off?: boolean; onClick: () => void; children: ReactNode };

const Tool = ({ label, off, onClick, children }: ToolProps) => (
  <button type="button" aria-label={label} title={label} disabled={off} onClick={onClick} className={TOOL}>
    {children}
  </button>
);

/** The inner width of the frame that documents are drawn to; 0 until it is known. */
function useFrameWidth() {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, width };
}
