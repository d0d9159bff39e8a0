// /admin/second-looks/:id: documents as they stood before anybody decided, for the second verdict; both verdicts where they disagree.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { modelPath } from '#features/information/web/staff/model.ts';
import { PlainForm } from '#platform/web/record/plain-form.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { validateFields } from '#shared/record/validate.ts';
import { findingFields, secondLookFieldsOf } from '../../../fields/staff-second-look.ts';
import { secondLookTexts as texts } from '../../../texts/staff-second-looks.ts';
import { ReviewRecord } from '../workbench/review-record.tsx';
import { call, type Look, lookQuery, SECOND_LOOKS } from './queries.ts';

export function SecondLook({ id }: { id: string }) {
  // What is given is not read again: it is no longer there for whoever gave it.
  const [isGiven, setGiven] = useState(false);
  const query = useQuery({ ...lookQuery(id), enabled: !isGiven });
  const isBlind = !query.data?.verdicts;
  return (
    <Page
      title={isBlind ? texts.title : texts.settleTitle}
      lead={isBlind ? texts.lead : texts.settleLead}
      back={{ to: `/admin/waiting?queue=${isBlind ? 'SecondLooks' : 'Disagreements'}` }}
    >
      {isGiven ? (
        <Banner tone="good">{texts.thanks}</Banner>
      ) : (
        <Loaded query={query} skeleton={<Skeleton className="h-[70dvh] rounded-lg" />}>
          {(look) => (
            <div className="@container grid grid-cols-1 gap-4">
              {look.verdicts && <BothVerdicts look={look} verdicts={look.verdicts} />}
              {look.review && <ReviewRecord review={look.review} />}
              {look.file && <File file={look.file} />}
              {look.part === 'Decides' && (
                <GiveVerdict id={id} queue={look.queue} onGiven={() => setGiven(true)} />
              )}
              {look.part === 'Settles' && <Settle id={id} />}
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function GiveVerdict({ id, queue, onGiven }: { id: string; queue: Look['queue']; onGiven: () => void }) {
  const fields = secondLookFieldsOf(queue);
  const form = useRecordForm({
    fields,
    place: `second-look:${id}`,
    validate: (draft) => validateFields(fields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/second-looks/:id', { params: { id }, body: form.draft() }),
    topics: ['casework'],
    onStored: onGiven,
  });
  return (
    <Card>
      <PlainForm form={form} saving={saving} submitText={texts.send}>
        <RecordInput form={form} name="verdict" />
        <RecordInput form={form} name="note" />
      </PlainForm>
    </Card>
  );
}

function Settle({ id }: { id: string }) {
  const form = useRecordForm({
    fields: findingFields,
    place: `second-look:${id}:settle`,
    validate: (draft) => validateFields(findingFields, draft),
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/second-looks/:id/settle', { params: { id }, body: form.draft() }),
    topics: [SECOND_LOOKS, 'casework'],
  });
  return (
    <Card>
      <PlainForm form={form} saving={saving} submitText={texts.settle}>
        <RecordInput form={form} name="finding" />
        <RecordInput form={form} name="words" />
      </PlainForm>
    </Card>
  );
}

type Verdicts = NonNullable<Look['verdicts']>;

function BothVerdicts({ look, verdicts }: { look: Look; verdicts: Verdicts }) {
  const { part, review } = look;
  const { first, second, finding, words } = verdicts;
  return (
    <Card className="grid gap-4">
      {part === 'Reads' && <Banner tone="info">{howItStands(verdicts)}</Banner>}
      <Facts>
        <Fact name={texts.first}>
          {texts.said[first.verdict]} · {texts.by} {first.by.fullName}
        </Fact>
        <Fact name={texts.second}>
          {texts.said[second.verdict]} · {texts.by} {second.by.fullName}
        </Fact>
        <Fact name={texts.secondNote}>
          <span className="wrap-anywhere whitespace-pre-line">{second.note}</span>
        </Fact>
        {finding && (
          <Fact name={texts.finding}>
            {texts.findings[finding]}: <span className="wrap-anywhere whitespace-pre-line">{words}</span>
          </Fact>
        )}
      </Facts>
      <Link
        to={placeOf(look, verdicts)}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {review ? texts.openRecord : texts.openFile}
      </Link>
    </Card>
  );
}

function placeOf({ queue, review }: Look, { recordId }: Verdicts): string {
  if (review) return `${modelPath('/admin/verification', review.verification.for)}/${recordId}`;
  return queue === 'Complaints' ? `/admin/complaints/${recordId}` : `/admin/loans/${recordId}`;
}

const File = ({ file: { facts, words } }: { file: NonNullable<Look['file']> }) => (
  <Card className="grid gap-4">
    <Facts>
      {facts.map(({ label, value }) => (
        <Fact key={`${label} ${value}`} name={label}>
          {value}
        </Fact>
      ))}
    </Facts>
    {words.map(({ label, value }, place) => (
      <section key={value} className="grid gap-1">
        {label !== words[place - 1]?.label && <h2 className="font-bold text-lg">{label}</h2>}
        <p className="wrap-anywhere whitespace-pre-line">{value}</p>
      </section>
    ))}
  </Card>
);

function howItStands({ first, second, finding }: Verdicts): string {
  if (first.verdict === second.verdict) return texts.agreed;
  return finding ? texts.settledLead : texts.notYours;
}
