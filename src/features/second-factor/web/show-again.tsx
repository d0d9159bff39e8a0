// Waits until the server asks somebody logged in for their second factor once more; the window itself is loaded then.
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenAsked } from '#platform/web/second-factor/asked.ts';

const Window = lazy(() =>
  import('./show-again-window.tsx').then(({ ShowAgainWindow }) => ({ default: ShowAgainWindow })),
);

/** Once on every page of whoever is logged in. */
export function ShowAgain() {
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null);
  useEffect(() => whenAsked({ showAgain: () => new Promise((resolve) => setAnswer(() => resolve)) }), []);
  if (!answer) return null;
  return (
    <Suspense>
      <Window
        onDone={(isShown) => {
          setAnswer(null);
          answer(isShown);
        }}
      />
    </Suspense>
  );
}
