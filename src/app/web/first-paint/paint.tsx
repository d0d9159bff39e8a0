// Paints a borrower's screens at build as they are before any answer has come: frame, heading, and the room of what is loading.
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { uiTexts } from '#texts/ui.ts';
import { BorrowerFrame } from '../borrower-frame.tsx';
import BorrowerHome from '../routes/borrower/home.tsx';
import { Starting } from '../shells/starting.tsx';
import { readSession } from './session.ts';

/** Without those that have a frame of their own or lead elsewhere. */
const screens = import.meta.glob<{ default: ComponentType }>(
  ['../routes/borrower/**/*.tsx', '!**/*.test.tsx', '!**/{layout,home,quiz,activity}.tsx'],
  { eager: true },
);

export const starting = (): string => bodyOf(<Starting />);

/** The markup of the screen at `address`, whose route's file is `routes/….tsx`; null where there is none to paint. */
export function paint(address: string, file: string): string | null {
  const Screen = screens[`../${file}`]?.default;
  if (!Screen && address !== '/') return null;
  const session = readSession();
  const screen = bodyOf(
    <StaticRouter location={address}>
      {Screen ? (
        <BorrowerFrame session={session}>
          <Screen />
        </BorrowerFrame>
      ) : (
        <BorrowerHome session={session} />
      )}
    </StaticRouter>,
  );
  // Nothing of it answers a tap yet, so nothing of it offers itself to one.
  return `<p role="status" class="sr-only">${uiTexts.loading}</p><div inert>${screen}</div>`;
}

/** Without the titles, which belong into the head. */
const bodyOf = (screen: ReactNode): string =>
  renderToStaticMarkup(screen).replace(/<title>.*?<\/title>|<link [^>]*>/g, '');
