// One file of repayments: how far it is, what it adds up to, the verdict on each row, and recording what is ready.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { KEPT_LINE, Page, titleOf } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { RepaymentImport as Import } from '../../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportRows } from './import-rows.tsx';
import { StateChip } from './import-state.tsx';
import { importQuery } from './queries.ts';
import { SettleImport } from './settle-import.tsx';

export function RepaymentImport({ id }: { id: string }) {
  const query = useQuery(importQuery(id));
  const { data: found } = query;
  return (
    <Page
      {...titleOf(query, texts.file, ({ fileName }) => fileName)}
      lead={found ? texts.by(showMoment(new Date(found.uploadedAt)), found.uploadedBy) : KEPT_LINE}
      back={{ to: '/admin/repayments' }}
      actions={found && <ImportActions found={found} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(found) => (
          <>
            <Standing found={found} />
            <ImportFigures found={found} />
            {found.state !== 'Discarded' && found.state !== 'Failed' && <Rows found={found} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Where it stands in words, and while it moves, how far it is. */
function Standing({ found }: { found: Import }) {
  return (
    <div className="grid gap-3">
      <div>
        <StateChip state={found.state} />
      </div>
      <div role="status">
        <StateBanner found={found} />
      </div>
      <Confirmed found={found} />
      <SettleImport found={found} />
      <HowFar found={found} />
    </div>
  );
}

const Confirmed = ({ found: { confirmedAt, confirmedBy } }: { found: Import }) =>
  confirmedAt && (
    <p className="text-muted text-sm">
      {texts.confirmed(showMoment(new Date(confirmedAt)), confirmedBy ?? '')}
    </p>
  );

function StateBanner({ found }: { found: Import }) {
  const { state, toRecord, recorded, problem, finishedAt } = found;
  const finished = finishedAt === null ? '' : showMoment(new Date(finishedAt));
  if (state === 'Preview' && toRecord.rows === 0) return <Banner tone="bad">{texts.nothingReady}</Banner>;
  if (state === 'Preview') return <Banner tone="info">{texts.previewLead}</Banner>;
  if (state === 'Done') return <Banner tone="good">{texts.done(finished, recorded.rows)}</Banner>;
  if (state === 'Discarded') return <Banner tone="neutral">{texts.discardedNote(finished)}</Banner>;
  return state === 'Failed' ? <Banner tone="bad">{texts.failedNote(problem ?? '')}</Banner> : null;
}

function HowFar({ found: { state, rowCount, rowsRead, recorded, toRecord } }: { found: Import }) {
  if (state !== 'Reading' && state !== 'Recording') return null;
  const [done, all] =
    state === 'Reading' ? [rowsRead, rowCount] : [recorded.rows, recorded.rows + toRecord.rows];
  return (
    <div className="max-w-xl">
      <Progress
        label={state === 'Reading' ? texts.reading : texts.recording}
        value={done}
        max={all}
        text={texts.rowsOf(done, all)}
      />
    </div>
  );
}

const Rows = ({ found }: { found: Import }) => (
  <section className="grid grid-cols-1 gap-3">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="font-bold text-xl">{texts.rows}</h2>
      <Button
        tone="secondary"
        size="sm"
        icon={<Download className="size-4" />}
        onClick={() => onceShown(() => window.open(`/api/loans/imports/${found._id}/verdicts`, '_self'))}
      >
        {texts.download}
      </Button>
    </div>
    <ImportRows found={found} />
  </section>
);
