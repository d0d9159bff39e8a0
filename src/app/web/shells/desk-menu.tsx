// The profile menu at a desk: who is logged in, the places used most, the password, the way out.
import { KeyRound, LogOut } from 'lucide-react';
import { Menu, MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { frameTexts } from '#texts/navigation.ts';
import type { ShellPerson } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import type { SidePlace } from './side-frame.tsx';

const ICON = 'size-5 text-muted';

type DeskMenuProps = {
  person: ShellPerson;
  role: string;
  places: readonly SidePlace[];
  /** What the addresses of this side begin with. */
  root: '/admin' | '/partner';
};

export const DeskMenu = ({ person, role, places, root }: DeskMenuProps) => (
  <Menu label={frameTexts.account} trigger={<Avatar name={person.name} imageUrl={person.imageUrl} />}>
    <p className="border-line border-b px-3 pt-1 pb-3">
      <span className="block font-semibold">{person.name}</span>
      <span className="block text-muted text-sm">{person.email}</span>
      <span className="block text-muted text-sm">{role}</span>
    </p>
    <div className="border-line border-b py-2">
      {places.map(({ to, text, icon: Icon }) => (
        <MenuLink key={to} to={to} icon={<Icon className={ICON} />}>
          {text}
        </MenuLink>
      ))}
    </div>
    <div className="pt-2">
      <MenuLink to={`${root}/update-password`} icon={<KeyRound className={ICON} />}>
        {frameTexts.changePassword}
      </MenuLink>
      <MenuLink to={`${root}/logout`} icon={<LogOut className={ICON} />}>
        {frameTexts.logOut}
      </MenuLink>
    </div>
  </Menu>
);
