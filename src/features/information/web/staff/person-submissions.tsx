// Everything one person has submitted, in the order of review, by model.

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Audience, SubmissionRecord } from '../../contract.ts';
import { staffPanelTexts, staffPersonTexts as texts } from '../../texts/staff-panel.ts';
import { modelPath } from './model.ts';
import { submissionsOfQuery } from './queries.ts';
import { SectionState } from './section-state.tsx';

export function StaffPersonSubmissions({ id }: { id: string }) {
  const query = useQuery(submissionsOfQuery(id));
  const { to, tail } = useWayToList('/admin/submission');
  const submissions = query.data?.submissions ?? [];
  const models = MODELS.filter((audience) => submissions.some((each) => each.for === audience));
  return (
    <Page
      {...titleOf(query, texts.toSubmissions, ({ user }) => texts.submissionsTitle(user.fullName))}
      lead={query.data && <EmailAddress of={query.data.user.email} />}
      back={{ to }}
      actions={
        <LinkButton tone="secondary" to={`/admin/users/${id}`}>
          {texts.toPerson}
        </LinkButton>
      }
    >
      <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
        {() =>
          models.length === 0 ? (
            <EmptyState text={texts.noSubmissions} />
          ) : (
            models.map((audience) => (
              <section key={audience} className="grid gap-3">
                <h2 className="font-bold text-lg">{staffPanelTexts.model[audience]}</h2>
                <Table
                  caption={staffPanelTexts.submissionTitle[audience]}
                  columns={COLUMNS}
                  rows={submissions.filter((each) => each.for === audience)}
                  rowKey={({ _id }) => _id}
                  rowLink={({ _id }) => modelPath('/admin/submission', audience, _id) + tail}
                />
              </section>
            ))
          )
        }
      </Loaded>
    </Page>
  );
}

const MODELS: readonly Audience[] = ['FullUser', 'PreQualUser'];

const COLUMNS: readonly Column<SubmissionRecord>[] = [
  { key: 'section', heading: texts.section, cell: ({ informationSchema }) => informationSchema.name },
  { key: 'state', heading: texts.state, cell: ({ status }) => <SectionState status={status} /> },
  {
    key: 'sent',
    heading: texts.sent,
    cell: ({ created }) => <time dateTime={created}>{showMoment(new Date(created))}</time>,
  },
];
