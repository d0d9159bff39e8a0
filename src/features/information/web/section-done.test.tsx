import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeenPlant, keepSeenPlant } from '#features/seeds/web/seen-plant.ts';
import { ConfettiRegion } from '#platform/web/ui/overlay/confetti.tsx';
import { ToastRegion } from '#platform/web/ui/overlay/toast-region.tsx';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { dashboardQuery, type NextStop } from './my-sections.ts';
import { SectionDone } from './section-done.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const housing: NextStop = { to: '/information?section=housing', name: 'Housing', isDocuments: false };

function Sent({ next }: { next: NextStop }) {
  const [stays, setStays] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Income</h1>
      {stays ? <p>The record</p> : <SectionDone next={next} points={120} onStay={() => setStays(true)} />}
      <ConfettiRegion />
      <ToastRegion />
    </>
  );
}

function show(next: NextStop) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData<object>(dashboardQuery.queryKey, { level: 'seed1', sent: 1, hasRepaid: false });
  const router = showScreen(
    [
      { path: '/here', element: <Sent next={next} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { at: '/here', client: queries },
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return Object.assign(place, { goBack: () => act(() => router.navigate(-1)) });
}

/** By what speaks up by itself. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a section that was sent', () => {
  it('thanks, celebrates, names what comes next, and goes there after three seconds', async () => {
    const place = show(housing);
    expect(screen.getAllByText('Congratulations, you are one step closer now!')).toHaveLength(1);
    expect(screen.getByText('+120 seeds')).toBeTruthy();
    expect(said()).toEqual(['Next: Housing']);
    expect(document.activeElement?.textContent).toBe('We have it, thank you');
    expect(document.querySelector('[data-confetti]')).not.toBeNull();
    await wait(2_900);
    expect(place()).toBe('/here');
    await wait(200);
    expect(place()).toBe('/information?section=housing');
  });

  it.each<[string, NextStop]>([
    ['Next: documents for Housing', { ...housing, to: '/verification?section=housing', isDocuments: true }],
    ['That was the last one.', { to: '/', name: null, isDocuments: false }],
  ])('says "%s" and leads there', async (words, next) => {
    const place = show(next);
    expect(said()).toEqual([words]);
    await wait(3_100);
    expect(place()).toBe(next.to);
  });

  it('shows the plant grow by it', () => {
    setSession({ id: 'ann', userType: 'User', status: 'Active' });
    keepSeenPlant('ann', { level: 'seed1', sent: 0, hasRepaid: false });
    show(housing);
    expect(document.querySelectorAll('.plant-growing')).toHaveLength(1);
    expect(said()).toEqual(['Your plant has grown.', 'Next: Housing']);
    forgetSeenPlant();
    dropSession();
  });

  it('stays when asked to, keeps the focus, and shows the record after three seconds', async () => {
    const place = show(housing);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(said()).toEqual(['You stay here.']);
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('We have it, thank you');
    await wait(3_100);
    expect(place()).toBe('/here');
    expect(screen.getByText('The record')).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('H1');
    await wait(10_000);
    expect(place()).toBe('/here');
  });

  it('leads nobody on who went on and came back before the next screen stood there', async () => {
    // The same path, so that this screen is still the one that stands.
    const place = show({ ...housing, to: '/here?section=housing' });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Go on' })));
    expect(place()).toBe('/here?section=housing');
    await place.goBack();
    await wait(3_100);
    expect(place()).toBe('/here');
    expect(screen.getByText('The record')).toBeTruthy();
  });
});
