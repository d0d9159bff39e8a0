// The frame of a lender's pages: the places of the panel, and the way out among them.
import {
  BriefcaseBusiness,
  Building2,
  FileBarChart,
  FileCheck2,
  HandCoins,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Package,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { frameTexts } from '#texts/navigation.ts';
import { type PartnerPlace, partnerPlaces } from '#texts/partner-places.ts';
import type { ShellPerson } from './account-menu.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { SideFrame } from './side-frame.tsx';

const ICONS: Record<PartnerPlace['icon'], LucideIcon> = {
  LayoutDashboard,
  Package,
  HandCoins,
  BriefcaseBusiness,
  FileBarChart,
  FileCheck2,
  Building2,
};

const PLACES = partnerPlaces.map(({ to, text, icon }) => ({ to, text, icon: ICONS[icon] }));

type PartnerShellProps = { person: ShellPerson; role: string; children: ReactNode };

export const PartnerShell = ({ person, role, children }: PartnerShellProps) => (
  <SideFrame
    home="/partner/dashboard"
    groups={[
      {
        title: frameTexts.partnerPanel,
        works: [
          {
            key: 'all',
            title: null,
            places: [...PLACES, { to: '/partner/logout', text: frameTexts.logOut, icon: LogOut }],
          },
        ],
      },
    ]}
    menu={<DeskMenu person={person} role={role} places={PLACES} root="/partner" />}
  >
    {children}
  </SideFrame>
);
