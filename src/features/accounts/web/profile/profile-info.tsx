// The profile's first view: who one is here, the picture, the ways to password and preferences, and where one is logged in.

import { useQuery } from '@tanstack/react-query';
import { KeyRound, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import type { Profile } from '../../contract.ts';
import { OwnSessions } from '../own-sessions.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { profileQuery } from './queries.ts';

export function ProfileInfo() {
  const profile = useQuery(profileQuery);
  return (
    <>
      <Loaded query={profile} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(person) => (
          <Card className="grid gap-6">
            <PictureUpload image={person.image} />
            <AboutYou person={person} />
          </Card>
        )}
      </Loaded>
      <Card className="grid gap-4">
        <h2 className="font-bold text-xl">{texts.settingsTitle}</h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/update-password" tone="secondary" icon={<KeyRound className="size-5" />}>
            {texts.changePassword}
          </LinkButton>
          <LinkButton to="/preferences" tone="secondary" icon={<SlidersHorizontal className="size-5" />}>
            {texts.preferences}
          </LinkButton>
        </div>
      </Card>
      <OwnSessions />
    </>
  );
}

const AboutYou = ({ person }: { person: Profile }) => (
  <section aria-labelledby="about-you" className="grid gap-2">
    <h2 id="about-you" className="font-bold text-xl">
      {texts.factsTitle}
    </h2>
    <dl className="divide-y divide-line">
      <Fact name={texts.fullName}>{person.fullName}</Fact>
      <Fact name={texts.email}>
        <EmailAddress of={person.email} />
      </Fact>
      <Fact name={texts.status}>{person.status}</Fact>
      <Fact name={texts.country}>{person.country}</Fact>
      <Fact name={texts.created}>{showMoment(new Date(person.created))}</Fact>
      <Fact name={texts.lastLoginDate}>
        {person.lastLoginDate ? showMoment(new Date(person.lastLoginDate)) : texts.never}
      </Fact>
      <Fact name={texts.userid}>{person.userid}</Fact>
    </dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="figures wrap-anywhere font-medium">
      <Unbroken>{children}</Unbroken>
    </dd>
  </div>
);
