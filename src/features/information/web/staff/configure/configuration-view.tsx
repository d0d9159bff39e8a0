// A configuration to read: its settings, its questions, the same as JSON, and the versions it came through.
import { useState } from 'react';
import { settingsTexts as labels, configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { JsonView } from '#features/forms/web/staff/builder/json-view.tsx';
import { DefinitionList } from '#features/forms/web/staff/builder/words/definition-list.tsx';
import { readKept } from '#platform/web/record/kept-draft.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import type { ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { configurationJson, settingsOf } from '../../../rules/form-settings.ts';
import { WaitingRequest } from '../requests/answer-request.tsx';
import { History } from './history.tsx';

type ConfigurationViewProps = {
  configuration: Configuration;
  account: string;
  reads: ReadsAnswer;
  onEdit: () => void;
};

export function ConfigurationView({ configuration, account, reads, onEdit }: ConfigurationViewProps) {
  const { fields, askedBefore, kind, _id, request } = configuration;
  return (
    <div className="grid gap-8">
      <UnfinishedEdit {...{ account, onEdit }} form={`${kind}:${_id}`} />
      <WaitingRequest request={request} />
      <SettingsView configuration={configuration} />
      <section className="grid gap-4">
        <h2 className="font-bold text-xl">{texts.viewHeading}</h2>
        <DefinitionList {...{ fields, askedBefore }} />
      </section>
      <JsonView configuration={configurationJson(settingsOf(configuration), fields)} />
      <History {...{ configuration, reads }} />
    </div>
  );
}

function UnfinishedEdit({ account, form, onEdit }: { account: string; form: string; onEdit: () => void }) {
  const [kept] = useState(() => readKept(account, form));
  if (!kept) return null;
  const goOn = (
    <Button tone="secondary" size="sm" onClick={onEdit}>
      {texts.goOn}
    </Button>
  );
  return <Banner action={goOn}>{texts.keptFound(showMoment(new Date(kept.savedAt)))}</Banner>;
}

function SettingsView({ configuration }: { configuration: Configuration }) {
  const { name, title, description, status, sId, created, version, fields, section } = configuration;
  const isOpen = status === 'Active' && !section?.isHidden && section?.disablePossible !== false;
  const facts: [string, string][] = [
    [labels.title, title],
    [labels.name, name],
    [labels.code, sId],
    [labels.user, configuration.for],
    [labels.version, String(version.version)],
    [labels.created, showMoment(new Date(created))],
    [labels.fields, String(fields.length)],
    ...(section ? ofSection(section) : []),
  ];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose">{description}</p>
        <StatusChip tone={isOpen ? 'good' : 'neutral'}>{status}</StatusChip>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const ofSection = (section: NonNullable<Configuration['section']>): [string, string][] => [
  [labels.seeds, String(section.points)],
  [labels.startDate, section.startDate],
  [labels.place, labels.placeOf(section.position, section.places)],
  [labels.isHidden, section.isHidden ? labels.yes : labels.no],
  [labels.disablePossible, section.disablePossible ? labels.yes : labels.no],
  ...(section.tags.length > 0 ? [[labels.tags, section.tags.join(', ')] as [string, string]] : []),
];
