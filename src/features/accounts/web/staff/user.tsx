// One account for staff; what other areas know about its owner stands below it.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts, staffUsersTexts as texts } from '#texts/staff.ts';
import type { Profile } from '../../contract.ts';
import { AccountState } from './account-state.tsx';
import { accountQuery } from './queries.ts';

type StaffUserProps = { id: string; actions?: ReactNode; children?: ReactNode };

export function StaffUser({ id, actions, children }: StaffUserProps) {
  const query = useQuery(accountQuery(id));
  return (
    <Page title={query.data?.user.fullName ?? '…'} back={{ to: '/admin/users' }} actions={actions}>
      <Loaded query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
        {({ user }) => (
          <Card>
            <h2 className="pb-3 font-bold text-lg">{texts.account}</h2>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {fieldsOf(user).map(({ term, shown }) => (
                <div key={term}>
                  <dt className="text-muted text-sm">{term}</dt>
                  <dd className="figures break-words">{shown}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
      </Loaded>
      {children}
    </Page>
  );
}

const fieldsOf = (user: Profile): { term: string; shown: ReactNode }[] => [
  { term: staffTexts.email, shown: user.email },
  { term: texts.status, shown: <AccountState status={user.status} /> },
  { term: texts.model, shown: user.infoStatus },
  { term: texts.seeds, shown: user.points },
  { term: texts.phone, shown: user.phone || '–' },
  { term: texts.country, shown: user.country },
  { term: texts.created, shown: showMoment(new Date(user.created)) },
  {
    term: texts.lastLogin,
    shown: user.lastLoginDate ? showMoment(new Date(user.lastLoginDate)) : texts.never,
  },
  { term: texts.promoCode, shown: user.promoCode || '–' },
];
