// /complaints/new: what went wrong, and which loan or application it is about.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { COMPLAINT_NAMES, complaintErrors } from '../rules/complaint-errors.ts';
import { complaintTexts, complaintFormTexts as texts } from '../texts/complaints.ts';
import { ComplaintInputs, categoryOf } from './complaint-inputs.tsx';
import { COMPLAINTS, call, whatToNameQuery } from './queries.ts';

export function NewComplaint() {
  const go = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { field, busy, attach, inputsKey } = useNativeForm({
    keptAs: 'complaint',
    names: [...COMPLAINT_NAMES, 'about'] as const,
    validate: complaintErrors,
    send: async ({ category, words, about }) => {
      setFailure('');
      const body = { category: categoryOf(category), words, ...named(about) };
      const { _id, message } = await call('POST /api/complaints', { body });
      toast.good(message);
      await queries.invalidateQueries({ queryKey: [COMPLAINTS] });
      go(`/complaints/${_id}`, { replace: true });
    },
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <Page title={complaintTexts.make} lead={texts.lead} back={{ to: '/complaints' }} width="narrow">
      <Card>
        <form {...attach} className="grid grid-cols-1 gap-5">
          <ComplaintInputs key={inputsKey} field={field}>
            <AboutField {...field('about')} />
          </ComplaintInputs>
          {failure && (
            <Banner tone="bad" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" wide busy={busy}>
            {texts.send}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

/** Its only choice is 'none' where its reader has neither a loan nor an application. */
function AboutField(tie: { name: string }) {
  const { data } = useQuery(whatToNameQuery);
  const options = [
    ...(data?.loans ?? []).map(({ _id, name }) => ({ value: `loan ${_id}`, label: name })),
    ...(data?.applications ?? []).map(({ _id, name }) => ({ value: `application ${_id}`, label: name })),
  ];
  // A choice that was kept is one of those that are read first.
  return (
    <SelectField
      key={data ? 'read' : ''}
      {...tie}
      label={texts.which}
      optional
      options={options}
      placeholder={texts.none}
    />
  );
}

function named(about: string): { loanId?: string; applicationId?: string } {
  const [kind, id] = about.split(' ');
  if (!id) return {};
  return kind === 'loan' ? { loanId: id } : { applicationId: id };
}
