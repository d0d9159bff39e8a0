// The whole person on one page: who it is and how the account stands, and below it a tab for everything that is known; the address holds the tab.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { keepingList, useWayToList } from '#platform/web/ui/list/list-way.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { isStaff } from '#shared/actor.ts';
import { whyNotTouch } from '../../rules/may-change-person.ts';
import { personPageTexts as texts } from '../../texts/staff-person.ts';
import { StaffNotes } from './notes/notes.tsx';
import { ChangePerson } from './person/change-person.tsx';
import { PersonFields } from './person/person-fields.tsx';
import { PersonHead } from './person/person-head.tsx';
import { PersonSessions } from './person/person-sessions.tsx';
import { type Account, personQuery } from './person/queries.ts';

/** What another area knows about a person. */
export type PersonPanel = {
  key: string;
  text: string;
  panel: ReactNode;
  /** Lenders and staff have none. */
  borrowersOnly: boolean;
};

type StaffUserProps = {
  id: string;
  actions?: ReactNode;
  /** Below the account's own fields, of borrowers. */
  overview?: ReactNode;
  panels: readonly PersonPanel[];
};

export function StaffUser({ id, actions, overview, panels }: StaffUserProps) {
  const query = useQuery(personQuery(id));
  const user = query.data?.user;
  const { to } = useWayToList('/admin/users');
  const buttons = (
    <>
      {user && !isStaff(user) && <StaffNotes id={id} name={user.fullName} />}
      {actions}
    </>
  );
  return (
    <Page {...titleOf(query, texts.title, ({ user }) => user.fullName)} back={{ to }} actions={buttons}>
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {(account) => (
          <>
            <PersonHead account={account} actions={<ChangePerson account={account} />} />
            {account.standing.isDeleted && <Banner tone="neutral">{texts.deleted}</Banner>}
            <PersonTabs account={account} overview={overview} panels={panels} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type PersonTabsProps = Pick<StaffUserProps, 'overview' | 'panels'> & { account: Account };

function PersonTabs({ account, overview, panels }: PersonTabsProps) {
  const [address, setAddress] = useSearchParams();
  const officer = useSession();
  const { user, standing } = account;
  const isBorrower = user.userType === 'User';
  const mayEnd =
    officer !== null &&
    whyNotTouch(officer, { id: user._id, userType: user.userType, isDeleted: standing.isDeleted }) === null;
  const own: PersonPanel = {
    key: 'overview',
    text: texts.tab.overview,
    borrowersOnly: false,
    panel: (
      <div className="grid gap-4">
        <PersonFields account={account} />
        {isBorrower && overview}
      </div>
    ),
  };
  const sessions: PersonPanel = {
    key: 'sessions',
    text: texts.tab.sessions,
    borrowersOnly: false,
    panel: <PersonSessions id={user._id} mayEnd={mayEnd} />,
  };
  const tabs = [own, ...panels.filter(({ borrowersOnly }) => isBorrower || !borrowersOnly), sessions];
  const chosen = tabs.find(({ key }) => key === address.get('tab')) ?? own;
  return (
    <Tabs
      label={texts.tabs}
      tabs={tabs}
      chosen={chosen.key}
      onChoose={(key) => setAddress((now) => keepingList(now, key === own.key ? {} : { tab: key }))}
    >
      {chosen.panel}
    </Tabs>
  );
}

const PageSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-12" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);
