// The avatar and what opens under it.
import { KeyRound, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { Menu, MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { HELP } from '#texts/places.ts';
import { Avatar } from './avatar.tsx';

export type ShellPerson = { name: string; email: string; imageUrl: string | null };

const ICON = 'size-5 text-muted';

export const AccountMenu = ({ person }: { person: ShellPerson }) => (
  <Menu label={frameTexts.account} trigger={<Avatar name={person.name} imageUrl={person.imageUrl} />}>
    <p className="border-line border-b px-3 pt-1 pb-3">
      <span className="block font-semibold">{person.name}</span>
      <span className="block text-muted text-sm">{person.email}</span>
    </p>
    <div className="pt-2">
      <MenuLink to="/profile" icon={<UserRound className={ICON} />}>
        {frameTexts.yourProfile}
      </MenuLink>
      <MenuLink to="/update-password" icon={<KeyRound className={ICON} />}>
        {frameTexts.changePassword}
      </MenuLink>
      <MenuLink to="/contact" icon={<LifeBuoy className={ICON} />}>
        {HELP}
      </MenuLink>
      <MenuLink to="/logout" icon={<LogOut className={ICON} />}>
        {frameTexts.logOut}
      </MenuLink>
    </div>
  </Menu>
);
