// Waits until the server asks somebody logged in for their second factor once more; the window itself is loaded then.
import { useEffect, useState } from 'react';
import { laterWindow } from '#platform/web/frame/later-window.tsx';
import { whenAsked } from '#platform/web/second-factor/asked.ts';

const Window = laterWindow({
  load: () => import('./show-again-window.tsx'),
  part: ({ ShowAgainWindow }) => ShowAgainWindow,
  isOpen: () => true,
  close: ({ onDone }) => onDone(false),
});

/** Once on every page of whoever is logged in. */
export function ShowAgain() {
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null);
  useEffect(() => whenAsked({ showAgain: () => new Promise((resolve) => setAnswer(() => resolve)) }), []);
  if (!answer) return null;
  return (
    <Window
      onDone={(isShown) => {
        setAnswer(null);
        answer(isShown);
      }}
    />
  );
}
