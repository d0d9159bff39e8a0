// /admin/score: whether the score works, of a period and a version that the address holds.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { ScoreMonitoring } from '../../../contract/score.ts';
import { scoreTexts as texts } from '../../../texts/staff-score.ts';
import { scoreQuery } from '../queries.ts';
import { ChallengePart } from './challenge.tsx';
import { FairnessTables, OfficersTable, StabilityTable } from './people-tables.tsx';
import { FactorsTable, GradesTable, SeparationTiles, VintageTables } from './repaid-tables.tsx';

export function ScoreDesk() {
  const [address] = useSearchParams();
  const asked = {
    from: address.get('from') ?? '',
    to: address.get('to') ?? '',
    version: address.get('version') ?? '',
  };
  const query = useQuery(scoreQuery(asked));
  const shown = {
    from: asked.from || (query.data?.from ?? ''),
    to: asked.to || (query.data?.to ?? ''),
    version: asked.version,
  };
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PeriodForm
        key={`${shown.from} ${shown.to} ${query.data?.versions.length}`}
        shown={shown}
        versions={query.data?.versions ?? []}
      />
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(found) => (
          <div className="grid grid-cols-1 gap-8">
            <ChallengePart />
            <Figures found={found} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type PeriodFormProps = {
  shown: { from: string; to: string; version: string };
  versions: readonly number[];
};

/** Outside what is loaded, so that a period that is refused can be put right. */
function PeriodForm({ shown: { from, to, version }, versions }: PeriodFormProps) {
  const [address, setAddress] = useSearchParams();
  const challenge = address.get('challenge');
  return (
    <form
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const wish = ['from', 'to', 'version'].map((name) => [name, String(form.get(name) ?? '')] as const);
        setAddress({
          ...Object.fromEntries(wish.filter(([, value]) => value !== '')),
          ...(challenge ? { challenge } : {}),
        });
      }}
    >
      <DateField name="from" label={texts.from} defaultValue={from} />
      <DateField name="to" label={texts.to} defaultValue={to} />
      <SelectField
        name="version"
        label={texts.version}
        optional
        placeholder={texts.anyVersion}
        defaultValue={version}
        options={versions.map((each) => ({ value: String(each), label: texts.versionName(each) }))}
      />
      <Button type="submit" tone="secondary">
        {texts.show}
      </Button>
    </form>
  );
}

function Figures({ found }: { found: ScoreMonitoring }) {
  const { asked, repaid, officers, before } = found;
  return (
    <>
      <div className="grid gap-2">
        <p className="text-muted">
          {texts.asOf(showMoment(new Date(found.asOf)), showDay(found.from), showDay(found.to))} {texts.rules}
        </p>
        {(asked.isCut || repaid.isCut) && <Banner tone="info">{texts.cut}</Banner>}
      </div>
      <Part title={texts.separation} lead={texts.separationLead}>
        <SeparationTiles repaid={repaid} />
        <GradesTable grades={repaid.grades} />
        <FactorsTable factors={repaid.factors} />
      </Part>
      <Part
        title={texts.stability}
        lead={texts.stabilityLead(showDay(before.from), showDay(before.to), asked.people)}
      >
        <StabilityTable asked={asked} />
        <p className="text-muted text-sm">{texts.stabilityHow}</p>
      </Part>
      <Part title={texts.fairness} lead={texts.fairnessLead}>
        <FairnessTables groups={asked.groups} />
      </Part>
      <Part title={texts.vintages} lead={texts.vintagesLead}>
        <VintageTables vintages={repaid.vintages} />
      </Part>
      <Part title={texts.officers} lead={texts.officersLead}>
        <OfficersTable officers={officers} />
      </Part>
    </>
  );
}

const Part = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-1 gap-4">
    <div>
      <h2 className="font-bold text-xl">{title}</h2>
      <p className="text-muted">{lead}</p>
    </div>
    {children}
  </section>
);
