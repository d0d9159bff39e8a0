// The people whom a draft changes most, each a link to their account.

import { useQuery } from '@tanstack/react-query';
import { PagedTable } from '#platform/web/ui/list/paged-table.tsx';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { Column } from '#platform/web/ui/list/table.tsx';
import type { Output } from '#shared/endpoint.ts';
import { cents, showMoney } from '#shared/money.ts';
import type { policyDeskEndpoints, TrialSide } from '../../../../contract/policy-desk.ts';
import { policyTexts, policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';
import { trialPeopleQuery } from '../queries.ts';

type Row = Output<(typeof policyDeskEndpoints)['GET /api/policy/trials/:id/people']>['rows'][number];

export function TrialPeople({ id }: { id: string }) {
  const people = useQuery(trialPeopleQuery(id, usePageNumber()));
  return (
    <PagedTable
      query={people}
      empty={texts.noChange}
      caption={texts.largest}
      columns={COLUMNS}
      rowKey={({ place }) => String(place)}
      rowLink={({ user }) => `/admin/users/${user._id}`}
    />
  );
}

const amountOf = ({ amountCents }: TrialSide): string =>
  amountCents === 0 ? texts.declined : showMoney(cents(amountCents));
const gradeOf = ({ grade }: TrialSide): string => grade ?? texts.noGrade;
const rateOf = ({ amountCents, rateMonthlyBps }: TrialSide): string =>
  amountCents === 0 ? texts.noGrade : policyTexts.percent(rateMonthlyBps / 100);

const fromTo =
  (show: (side: TrialSide) => string) =>
  ({ before, after }: Row): string => {
    const [was, is] = [show(before), show(after)];
    return was === is ? is : texts.to(was, is);
  };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'person', heading: texts.person, cell: ({ user }) => user.fullName },
  { key: 'amount', heading: texts.amount, numeric: true, cell: fromTo(amountOf) },
  { key: 'grade', heading: texts.grade, cell: fromTo(gradeOf) },
  { key: 'rate', heading: texts.rate, numeric: true, cell: fromTo(rateOf) },
  { key: 'reasons', heading: texts.reasons, cell: ({ after }) => after.reasons.join(' ') },
];
