import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { countCalls } from '../callers/call-counts.ts';
import { openHttp } from '../http.ts';
import { mountThirdParties } from './third-parties.ts';

const CONFIGURED = {
  LOG_LEVEL: 'silent',
  LIVE_CHAT_URL: 'https://chat.example/widget/42.js',
  ANALYTICS_URL: 'https://stats.example/s.js',
  THIRD_PARTY_ORIGINS: 'wss://live.chat.example https://*.cdn.example',
};

async function policyWith(environment: Record<string, string>): Promise<string> {
  const app = await openHttp(readConfig(environment), countCalls());
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

async function answerWith(environment: Record<string, string>): Promise<unknown> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const app = await openHttp(config, countCalls());
  mountThirdParties(app, config);
  const reply = await app.inject('/api/third-parties');
  await app.close();
  return reply.json();
}

test('nothing of others is loaded or allowed unless configured', async () => {
  expect(await answerWith({})).toEqual({ liveChat: null, analytics: null });
  const policy = await policyWith({ LOG_LEVEL: 'silent', THIRD_PARTY_ORIGINS: 'https://cdn.example' });
  expect(policy).not.toContain('example');
});

test('configured scripts are named, and they and their origins pass the content policy', async () => {
  expect(await answerWith(CONFIGURED)).toEqual({
    liveChat: 'https://chat.example/widget/42.js',
    analytics: 'https://stats.example/s.js',
  });
  const policy = await policyWith(CONFIGURED);
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src']) {
    const sources = policy.split(';').find((part) => part.startsWith(directive));
    expect(sources, directive).toContain(
      'https://chat.example https://stats.example wss://live.chat.example https://*.cdn.example',
    );
  }
  expect(policy).not.toContain('unsafe-eval');
});

test.each([
  [{ LIVE_CHAT_URL: 'http://chat.example/w.js' }, /LIVE_CHAT_URL: must be an https/],
  [{ ANALYTICS_URL: 'stats' }, /ANALYTICS_URL: must be an https/],
  [{ THIRD_PARTY_ORIGINS: "https://a.example 'unsafe-eval'" }, /THIRD_PARTY_ORIGINS/],
  [{ THIRD_PARTY_ORIGINS: 'https://a.example;script-src' }, /THIRD_PARTY_ORIGINS/],
])('%j stops the start', (environment, error) => {
  expect(() => readConfig(environment)).toThrow(error);
});
