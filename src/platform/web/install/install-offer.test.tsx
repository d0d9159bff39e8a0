import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#tests/support/readable-session.ts';
import { sessionChanged } from '../session.ts';
import { InstallOffer } from './install-offer.tsx';
import { isIphoneSafari, keepInstallPrompt } from './install-prompt.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const title = () => screen.queryByRole('heading', { name: 'Keep Pimento on your phone' });
const open = () => {
  cleanup();
  render(<InstallOffer />);
};

const logIn = (id: string) => {
  const record = { id, userType: 'User', status: 'Active', fullName: 'Ann', email: 'a@b.c', infoStatus: '' };
  setSession(record);
  sessionChanged();
};

/** As Chromium announces that the app can be kept. */
function browserCanKeep() {
  const asked = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: asked });
  window.dispatchEvent(event);
  return { asked, isHeldBack: event.defaultPrevented };
}

let stop = () => {};
beforeEach(() => {
  stop = keepInstallPrompt();
  logIn('ann');
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('appinstalled'));
  stop();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('asks by the browser’s own question, once', () => {
  const { asked, isHeldBack } = browserCanKeep();
  expect(isHeldBack).toBe(true);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(title()).toBeNull();
  browserCanKeep();
  open();
  expect(title()).toBeNull();
});

test('a no is for good, for this person in this browser', () => {
  browserCanKeep();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(title()).toBeNull();
  open();
  expect(title()).toBeNull();
  logIn('bob');
  open();
  expect(title()).toBeTruthy();
});

test('an iPhone’s Safari has the steps, and no button that could do it', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});

test('says nothing where it is kept already, and where the browser cannot', () => {
  open();
  expect(title()).toBeNull();
  browserCanKeep();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  open();
  expect(title()).toBeNull();
});

test.each<[string, string, number, boolean]>([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad', IPHONE.replace(/iPhone; CPU iPhone OS 18_1/, 'Macintosh; Intel Mac OS X 10_15_7'), 5, true],
  ['a Mac', IPHONE.replace(/iPhone; CPU iPhone OS 18_1/, 'Macintosh; Intel Mac OS X 10_15_7'), 0, false],
  ['Chrome on an iPhone', IPHONE.replace('Version/18.1', 'CriOS/130.0'), 5, false],
  ['a page inside another app', IPHONE.replace('Version/18.1 ', '').replace(' Safari/604.1', ''), 5, false],
])('knows Safari’s menu on %s: %s', (_what, userAgent, maxTouchPoints, is) => {
  expect(isIphoneSafari({ userAgent, maxTouchPoints })).toBe(is);
});
