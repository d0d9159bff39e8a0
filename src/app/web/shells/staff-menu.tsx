// The staff's profile menu: who is logged in, the places used most, the password, the way out.
import { KeyRound, LogOut } from 'lucide-react';
import { Menu, MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { staffGroups } from '#texts/places.ts';
import type { ShellPerson } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { STAFF_ICONS } from './staff-icons.ts';

const OFTEN = ['dashboard', 'loans', 'contests', 'prizes', 'users', 'partners', 'messages'];
const ICON = 'size-5 text-muted';

const places = staffGroups.flatMap((group) => group.places).filter((place) => OFTEN.includes(place.icon));

export const StaffMenu = ({ person, role }: { person: ShellPerson; role: string }) => (
  <Menu label={frameTexts.account} trigger={<Avatar name={person.name} imageUrl={person.imageUrl} />}>
    <p className="border-line border-b px-3 pt-1 pb-3">
      <span className="block truncate font-semibold">{person.name}</span>
      <span className="block truncate text-muted text-sm">{person.email}</span>
      <span className="block truncate text-muted text-sm">{role}</span>
    </p>
    <div className="border-line border-b py-2">
      {places.map((place) => {
        const Icon = STAFF_ICONS[place.icon];
        return (
          <MenuLink key={place.to} to={place.to} icon={<Icon className={ICON} />}>
            {place.text}
          </MenuLink>
        );
      })}
    </div>
    <div className="pt-2">
      <MenuLink to="/admin/update-password" icon={<KeyRound className={ICON} />}>
        {frameTexts.changePassword}
      </MenuLink>
      <MenuLink to="/admin/logout" icon={<LogOut className={ICON} />}>
        {frameTexts.logOut}
      </MenuLink>
    </div>
  </Menu>
);
