// Trying a draft on past users: start, how far it is, cancel, and what it found.
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { PolicyDraft, Trial } from '../../../../contract/policy-desk.ts';
import { isWholeTrial } from '../../../../rules/policy/whole-trial.ts';
import { policyDraftTexts, policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';
import { call, useDesk } from '../queries.ts';
import { TrialFindings } from './trial-findings.tsx';

type TrialPanelProps = {
  draft: PolicyDraft;
  /** Whether a trial may be started: by an admin, of a saved draft without errors. */
  mayStart: boolean;
  mayEdit: boolean;
  unsaved: boolean;
};

export function TrialPanel({ draft, mayStart, mayEdit, unsaved }: TrialPanelProps) {
  const { trial } = draft;
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <p className="max-w-prose">{texts.lead}</p>
        {trial?.state === 'Running' ? (
          <Running trial={trial} mayCancel={mayEdit} />
        ) : (
          mayEdit && <Start draft={draft} off={!mayStart} isFirst={trial === null} />
        )}
        {mayEdit && unsaved && <p className="text-muted text-sm">{policyDraftTexts.needsSave}</p>}
        {trial && <Outcome trial={trial} />}
      </Card>
      {trial?.summary && <TrialFindings id={trial._id} summary={trial.summary} />}
    </div>
  );
}

const CHOICES = [500, 1_000, 5_000];

function Start({ draft, off, isFirst }: { draft: PolicyDraft; off: boolean; isFirst: boolean }) {
  const [people, setPeople] = useState('1000');
  const starting = useDesk(() =>
    call('POST /api/policy/drafts/:id/try', {
      params: { id: draft._id },
      body: { revision: draft.revision, people: Number(people) },
    }),
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.people}
        className="w-64"
        placeholder={null}
        options={CHOICES.map((count) => ({
          value: String(count),
          label: texts.peopleChoice(count.toLocaleString('en')),
        }))}
        value={people}
        onValue={setPeople}
      />
      <Button
        icon={<FlaskConical className="size-5" />}
        disabled={off}
        busy={starting.isPending}
        onClick={() => starting.mutate(undefined)}
      >
        {isFirst ? texts.start : texts.again}
      </Button>
    </div>
  );
}

function Running({ trial, mayCancel }: { trial: Trial; mayCancel: boolean }) {
  const cancelling = useDesk(
    () => call('POST /api/policy/trials/:id/cancel', { params: { id: trial._id } }),
    ({ message }) => toast.good(message),
  );
  return (
    <div className="grid max-w-xl gap-3">
      <Progress
        label={texts.running}
        value={trial.peopleTried}
        max={trial.peopleAsked}
        text={texts.peopleOf(trial.peopleTried, trial.peopleAsked)}
      />
      {mayCancel && (
        <div>
          <Button tone="secondary" busy={cancelling.isPending} onClick={() => cancelling.mutate(undefined)}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

function Outcome({ trial }: { trial: Trial }) {
  if (trial.state === 'Cancelled') return <Banner tone="neutral">{texts.cancelled}</Banner>;
  if (trial.state === 'Failed') return <Banner tone="bad">{texts.failed}</Banner>;
  if (trial.state === 'Running' || trial.endedAt === null) return null;
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted text-sm">
        {texts.finished(trial.startedBy, showMoment(new Date(trial.endedAt)))} ·{' '}
        {texts.against(trial.againstVersion)}
      </p>
      {!trial.isCurrent && <Banner tone="wait">{texts.stale}</Banner>}
      {trial.isCurrent && !isWholeTrial(trial) && <Banner tone="wait">{texts.tooFew}</Banner>}
    </div>
  );
}
