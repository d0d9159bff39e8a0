// /profile: who one is and what became of everything, in five views; the view is in the address.
import type { ReactNode } from 'react';
import { ProfileFrame } from '#features/accounts/web/profile/profile-frame.tsx';
import { ProfileInfo } from '#features/accounts/web/profile/profile-info.tsx';
import { type ProfileView, useProfileView } from '#features/accounts/web/profile/profile-view.ts';
import { MyActivities } from '#features/activity/web/my-activities.tsx';
import { MyConsents } from '#features/consents/web/my-consents.tsx';
import { MyLooks } from '#features/consents/web/my-looks.tsx';
import { MyContests } from '#features/contests/web/my-contests.tsx';
import { DeleteAccount } from '#features/privacy/web/delete-account.tsx';
import { OwnData } from '#features/privacy/web/own-data.tsx';
import { MyAcquisitions } from '#features/prizes/web/my-acquisitions.tsx';
import { MySeeds } from '#features/seeds/web/my-seeds.tsx';
import { clearPhone } from '../../clear-phone.ts';

export default function ProfilePage() {
  const view = useProfileView();
  return <ProfileFrame view={view}>{views[view]}</ProfileFrame>;
}

const views: Record<ProfileView, ReactNode> = {
  info: (
    <>
      <ProfileInfo />
      <MyConsents />
      <MyLooks />
      <OwnData />
      <DeleteAccount onDeleted={clearPhone} />
    </>
  ),
  activity: <MyActivities />,
  points: <MySeeds />,
  acquisitions: <MyAcquisitions />,
  contests: <MyContests />,
};
