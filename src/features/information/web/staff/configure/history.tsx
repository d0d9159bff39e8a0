// The versions of a form, the newest first: who published each, what it changed; each can be looked at and brought back.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configureTexts } from '#features/forms/texts/staff-forms.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Configuration, HistoryLine } from '../../../contract/configuration.ts';
import type { ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { historyTexts as texts } from '../../../texts/staff-schemas.ts';
import { DifferencesList } from './differences-list.tsx';
import { historyQuery } from './queries.ts';
import { VersionDialog } from './version-dialog.tsx';

type HistoryProps = { configuration: Configuration; reads: ReadsAnswer };

export function History(props: HistoryProps) {
  const { kind, _id: id, version } = props.configuration;
  const history = useQuery(historyQuery(kind, id, usePageNumber('versions')));
  const [looking, setLooking] = useState<HistoryLine | null>(null);
  return (
    <section className="grid gap-4">
      <h2 className="font-bold text-xl">{configureTexts.history}</h2>
      <Loaded query={history} pageParam="versions" skeleton={<RowSkeletons count={2} />}>
        {({ rows, total }) => (
          <div className="grid gap-4">
            <ol className="grid divide-y divide-line rounded-lg border border-line bg-surface">
              {rows.map((line) => (
                <Line
                  key={line._id}
                  line={line}
                  isPresent={line._id === version._id}
                  onLook={() => setLooking(line)}
                />
              ))}
            </ol>
            <Pager rowCount={total} param="versions" />
          </div>
        )}
      </Loaded>
      <VersionDialog {...props} line={looking} onClose={() => setLooking(null)} />
    </section>
  );
}

type LineProps = { line: HistoryLine; isPresent: boolean; onLook: () => void };

function Line({ line, isPresent, onLook }: LineProps) {
  const { version, created, by, takenFrom, differences, fieldCount, hasNewWords } = line;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {texts.version(version)}
          {isPresent && <StatusChip tone="good">{texts.present}</StatusChip>}
        </p>
        <p className="text-muted text-sm">
          {by ? texts.byAt(by.fullName, showMoment(new Date(created))) : texts.shipped} ·{' '}
          {texts.fields(fieldCount)}
        </p>
        {takenFrom !== null && <p className="text-sm">{texts.takenFrom(takenFrom)}</p>}
        {differences && <DifferencesList {...{ differences, hasNewWords }} />}
      </div>
      <Button tone="secondary" size="sm" onClick={onLook}>
        {texts.look(version)}
      </Button>
    </li>
  );
}
