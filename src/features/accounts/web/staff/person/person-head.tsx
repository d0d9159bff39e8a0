// Who the person is and how the account stands, at a glance, with what may be done about it.

import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { personPageTexts as texts } from '../../../texts/staff-person.ts';
import { AccountState } from '../account-state.tsx';
import type { Account } from './queries.ts';

export const PersonHead = ({ account, actions }: { account: Account; actions: ReactNode }) => {
  const { user, standing } = account;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <Picture image={user.image} />
        <div className="grid min-w-0 gap-2">
          <p className="wrap-anywhere text-muted">
            <EmailAddress of={user.email} />
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <AccountState status={user.status} />
            {user.userType === 'User' ? (
              <>
                <StatusChip tone="neutral">{user.infoStatus}</StatusChip>
                <SeedAmount count={user.points} className="text-xs" />
              </>
            ) : (
              <StatusChip tone="neutral">{user.userType}</StatusChip>
            )}
          </div>
          {standing.closedFrom && !standing.isDeleted && (
            <p className="text-muted text-sm">{texts.closedFrom(standing.closedFrom)}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
};

const Picture = ({ image }: { image: string | null }) =>
  image ? (
    <img
      src={image}
      alt=""
      width="64"
      height="64"
      className="size-12 shrink-0 rounded-full border border-line object-cover sm:size-16"
    />
  ) : (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf sm:size-16">
      <UserRound className="size-8" strokeWidth={1.5} />
    </span>
  );
