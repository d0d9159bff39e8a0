// A paper of an agreement: read here page by page, printed, or taken along as a file. The reader comes only when it is asked for.
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { laterPart } from '#platform/web/frame/later-part.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { paperQuery } from './queries.ts';

const WAITING = <Skeleton className="h-120 rounded-lg" />;
const PaperPages = laterPart({
  load: () => import('./paper-pages.tsx'),
  part: ({ PaperPages }) => PaperPages,
  skeleton: WAITING,
});

type PaperProps = { paper: { _id: string }; number: string; isSigned: boolean };

export function PaperActions({ paper, number, isSigned }: PaperProps) {
  const [asked, setAsked] = useState<'nothing' | 'read' | 'print'>('nothing');
  const openText = isSigned ? texts.openSigned : texts.open;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          icon={<BookOpen className="size-5" />}
          aria-expanded={asked !== 'nothing'}
          onClick={() => setAsked(asked === 'nothing' ? 'read' : 'nothing')}
        >
          {asked === 'nothing' ? openText : texts.close}
        </Button>
        <a
          href={`/api/files/${paper._id}`}
          download={`${number}.pdf`}
          className={buttonClass({ tone: 'secondary' })}
        >
          <Download className="size-5" />
          {isSigned ? texts.downloadSigned : texts.download}
        </a>
        <Button
          tone="secondary"
          icon={<Printer className="size-5" />}
          busy={asked === 'print'}
          onClick={() => setAsked('print')}
        >
          {texts.print}
        </Button>
      </div>
      {asked !== 'nothing' && (
        <Reader
          fileId={paper._id}
          label={texts.paperOf(number)}
          print={asked === 'print'}
          onPrinted={() => setAsked('read')}
        />
      )}
    </div>
  );
}

type ReaderProps = { fileId: string; label: string; print: boolean; onPrinted: () => void };

function Reader({ fileId, ...rest }: ReaderProps) {
  const file = useQuery(paperQuery(fileId));
  return (
    <Loaded query={file} skeleton={WAITING}>
      {(blob) => <PaperPages blob={blob} {...rest} />}
    </Loaded>
  );
}
