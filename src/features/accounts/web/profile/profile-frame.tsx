// The profile's heading, the menu of its views – at the side of a wide screen, a row of tabs on a phone – and the view.
import { CalendarDays, Gift, type LucideIcon, Sprout, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '#platform/web/ui/page.tsx';
import { profileTexts as texts } from '#texts/profile.ts';
import { PROFILE_VIEWS, type ProfileView } from './profile-view.ts';

const icons: Record<ProfileView, LucideIcon> = {
  info: UserRound,
  activity: CalendarDays,
  points: Sprout,
  acquisitions: Gift,
  contests: Trophy,
};

export function ProfileFrame({ view, children }: { view: ProfileView; children: ReactNode }) {
  return (
    <Page title={texts.views[view]}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <ViewMenu view={view} />
        <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
      </div>
    </Page>
  );
}

function ViewMenu({ view }: { view: ProfileView }) {
  return (
    <nav
      aria-label={texts.navigation}
      className="tab-row lg:grid lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-none"
    >
      {PROFILE_VIEWS.map((each) => {
        const Icon = icons[each];
        return (
          <Link
            key={each}
            to={{ search: `?view=${each}` }}
            aria-current={each === view ? 'page' : undefined}
            className="tab lg:rounded-md lg:border-b-0 lg:hover:bg-leaf-soft lg:aria-[current=page]:bg-leaf-soft"
          >
            <Icon className="size-5" />
            {texts.views[each]}
          </Link>
        );
      })}
    </nav>
  );
}
