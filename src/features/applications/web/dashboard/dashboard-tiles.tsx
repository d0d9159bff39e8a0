// The ways on from the dashboard: five tiles, and the two cards of what one may borrow and has asked for.
import {
  BadgeCheck,
  ChevronRight,
  ClipboardList,
  Gift,
  HandCoins,
  Lightbulb,
  type LucideIcon,
  Sprout,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { dashboardTexts } from '../../texts/dashboard/dashboard.ts';

type Way = { title: string; text: string; to: string; icon: LucideIcon };

const { tiles, cards } = dashboardTexts;
const TILES: readonly Way[] = [
  { ...tiles.profile, to: '/earn-points', icon: UserRound },
  { ...tiles.loans, to: '/loan-services', icon: HandCoins },
  { ...tiles.rewards, to: '/redeem', icon: Gift },
  { ...tiles.tips, to: '/financial-tip', icon: Lightbulb },
];
const CARDS: readonly Way[] = [
  { ...cards.offers, to: '/loans', icon: BadgeCheck },
  { ...cards.applications, to: '/loan-application', icon: ClipboardList },
];

type TilesProps = {
  /** The total of seeds, once it is known. */
  points: number | undefined;
};

export const DashboardTiles = ({ points }: TilesProps) => (
  <>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 lg:grid-cols-5">
      {TILES.map(({ title, text, to, icon }) => (
        <Tile key={to} {...{ title, to, icon }}>
          <span className="text-muted text-sm">{text}</span>
        </Tile>
      ))}
      <Tile title={tiles.points.title} to="/redeem" icon={Sprout} className="max-lg:col-span-full">
        {points === undefined ? <Skeleton className="h-7 w-24" /> : <SeedAmount count={points} />}
      </Tile>
    </ul>
    <ul className="grid gap-3 sm:grid-cols-2">
      {CARDS.map((way) => (
        <WideCard key={way.to} {...way} />
      ))}
    </ul>
  </>
);

/** With large text the words need the room of the picture. */
const WideCard = ({ title, text, to, icon: Icon }: Way) => (
  <li className="@container">
    <Link
      to={to}
      className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:border-leaf sm:p-6"
    >
      <span className="@max-[14rem]:hidden grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon className="size-6" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-bold text-lg">{title}</span>
        <span className="text-muted text-sm">{text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  </li>
);

type TileProps = { title: string; to: string; icon: LucideIcon; className?: string; children: ReactNode };

const Tile = ({ title, to, icon: Icon, className = '', children }: TileProps) => (
  <li className={className}>
    <Link
      to={to}
      className="grid h-full content-start justify-items-start gap-1 rounded-lg border border-line bg-surface p-4 hover:border-leaf"
    >
      <Icon className="mb-1 size-6 text-leaf" />
      <span className="font-semibold">{title}</span>
      {children}
    </Link>
  </li>
);
