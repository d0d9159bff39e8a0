// Which places stand in 'Mine', and in which order: chosen among all the places of the sidebar, kept at once.
import { ArrowUp, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { type StaffPlace, staffPlaces } from '#texts/staff-places.ts';
import { menuTexts as texts } from '../../../texts/staff-menu.ts';

type ArrangeMenuProps = {
  open: boolean;
  onClose: () => void;
  pinned: readonly string[];
  /** Those for admins alone are left out for moderators. */
  isAdmin: boolean;
  onPinned: (pinned: string[]) => void;
};

const MOST = 12;

export function ArrangeMenu({ open, onClose, pinned, isAdmin, onPinned }: ArrangeMenuProps) {
  const places = staffPlaces.filter(({ adminOnly }) => isAdmin || !adminOnly);
  const mine = pinned.flatMap((to) => places.find((place) => place.to === to) ?? []);
  const others = places.filter(({ to }) => !pinned.includes(to));
  const isFull = mine.length >= MOST;
  const up = (place: number) => {
    const next = mine.map(({ to }) => to);
    next.splice(place - 1, 2, next[place] ?? '', next[place - 1] ?? '');
    onPinned(next);
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.arrange}>
      <p className="text-muted">{texts.arrangeLead}</p>
      <Places title={texts.chosen}>
        {mine.map((place, index) => (
          <Place key={place.to} place={place}>
            {index > 0 && (
              <Tool
                label={texts.up(place.text)}
                icon={<ArrowUp className="size-5" />}
                onClick={() => up(index)}
              />
            )}
            <Tool
              label={texts.remove(place.text)}
              icon={<Minus className="size-5" />}
              onClick={() => onPinned(mine.filter(({ to }) => to !== place.to).map(({ to }) => to))}
            />
          </Place>
        ))}
      </Places>
      {isFull && <p role="status">{texts.full}</p>}
      <Places title={texts.others}>
        {others.map((place) => (
          <Place key={place.to} place={place}>
            {!isFull && (
              <Tool
                label={texts.add(place.text)}
                icon={<Plus className="size-5" />}
                onClick={() => onPinned([...mine.map(({ to }) => to), place.to])}
              />
            )}
          </Place>
        ))}
      </Places>
    </Dialog>
  );
}

const Places = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="pb-1 font-semibold text-muted text-sm">{title}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
);

const Place = ({ place: { text }, children }: { place: StaffPlace; children: ReactNode }) => (
  <li className="flex min-h-11 items-center justify-between gap-2">
    <span className="wrap-anywhere">{text}</span>
    <span className="flex shrink-0">{children}</span>
  </li>
);

const Tool = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Button tone="quiet" size="sm" aria-label={label} icon={icon} onClick={onClick} className="min-w-11" />
);
