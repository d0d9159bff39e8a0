import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionRecord } from '#shared/actor.ts';

const marcia: SessionRecord = {
  id: '7',
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: 'Marcia Campbell',
  email: 'marcia@example.com',
  image: null,
};
/** The test's browser fetches no script; that one is asked for is enough. */
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

const CHAT = 'https://chat.example/widget.js';

/** The module remembers that it has asked, so each test gets its own. */
async function showFor(scripts: object) {
  vi.resetModules();
  const fetched = vi.fn(async () => new Response(JSON.stringify(scripts)));
  vi.stubGlobal('fetch', fetched);
  const { useThirdParties } = await import('./third-parties.ts');
  const { sessionChanged } = await import('./session.ts');
  const Frame = () => {
    useThirdParties(marcia);
    return null;
  };
  render(<Frame />);
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/third-parties'));
  await new Promise((resolve) => setTimeout(resolve));
  return { sessionChanged, Frame, fetched };
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    `session=${encodeURIComponent(JSON.stringify(marcia))}`,
  );
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.liveChatVisitor;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a configured one, nothing is loaded and nobody is named', async () => {
  await showFor({ liveChat: null, analytics: null });
  expect(scripts()).toEqual([]);
  expect(window.liveChatVisitor).toBeUndefined();
});

test('the configured chat gets full name and e-mail, once', async () => {
  const { Frame, fetched } = await showFor({ liveChat: CHAT, analytics: null });
  render(<Frame />);
  expect(scripts()).toEqual([CHAT]);
  expect(window.liveChatVisitor).toEqual({ fullName: 'Marcia Campbell', email: 'marcia@example.com' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('with the session the chat goes too', async () => {
  const { sessionChanged } = await showFor({ liveChat: CHAT, analytics: null });
  const left = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  sessionChanged();
  expect(left).not.toHaveBeenCalled();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  sessionChanged();
  expect(left).toHaveBeenCalledWith('/');
});
