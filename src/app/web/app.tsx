// What stands around every screen: the way to it, what shows when it breaks, and the toasts, which may outlive it.
import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { keepFocus } from '#platform/web/frame/keep-focus.ts';
import { useIsOnTheWay } from '#platform/web/on-the-way.ts';
import { ToastRegion } from '#platform/web/ui/overlay/toast-region.tsx';
import { uiTexts } from '#texts/ui.ts';
import { screenIsShown, Unbroken } from './broken.tsx';
import { routes } from './routes.ts';
import { useScrollPlaces } from './scroll-places.ts';
import { Starting } from './shells/starting.tsx';

/** Needs a router around it. */
export function App() {
  useScrollPlaces();
  useEffect(keepFocus, []);
  const { pathname, search } = useLocation();
  return (
    <Unbroken path={pathname}>
      <OnTheWay />
      <Suspense fallback={<Starting />}>
        <Screen />
      </Suspense>
      <ToastRegion screen={pathname + search} />
    </Unbroken>
  );
}

function Screen() {
  useEffect(screenIsShown, []);
  return useRoutes(routes);
}

/** A line on top while the next screen is being loaded, when that takes longer than a moment. */
const OnTheWay = () =>
  useIsOnTheWay() ? (
    <div role="progressbar" aria-label={uiTexts.loading} className="on-the-way bg-leaf" />
  ) : null;
