// The fields of an account, as staff read them.
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import { personPageTexts as texts } from '../../../texts/staff-person.ts';
import { staffUsersTexts } from '../../../texts/staff-users.ts';
import type { Account } from './queries.ts';

export const PersonFields = ({ account }: { account: Account }) => (
  <Card>
    <h2 className="pb-3 font-bold text-lg">{texts.account}</h2>
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {fieldsOf(account).map(({ term, shown }) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="figures wrap-anywhere">{shown}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

const fieldsOf = ({ user, standing }: Account): { term: string; shown: ReactNode }[] => [
  { term: staffUsersTexts.fullName, shown: user.fullName },
  {
    term: staffTexts.email,
    shown: standing.emailConfirmed ? user.email : `${user.email} (${texts.emailWaits})`,
  },
  { term: staffUsersTexts.phone, shown: user.phone || '–' },
  { term: staffUsersTexts.country, shown: user.country },
  { term: texts.userType, shown: user.userType },
  ...(user.userType === 'User'
    ? [
        { term: staffUsersTexts.promoCode, shown: user.promoCode || '–' },
        { term: texts.assignedTo, shown: standing.assignedTo?.fullName ?? texts.nobody },
      ]
    : []),
  { term: staffUsersTexts.created, shown: showMoment(new Date(user.created)) },
  {
    term: staffUsersTexts.lastLogin,
    shown: user.lastLoginDate ? showMoment(new Date(user.lastLoginDate)) : staffUsersTexts.never,
  },
  { term: texts.userid, shown: user.userid },
];
