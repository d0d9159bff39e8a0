import { describe, expect, it } from 'vitest';
import { isKitScreen, planFor, readNotice } from './worker-rules.ts';

const HOME = 'https://pimento.example';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  planFor({ method, mode, url: new URL(path, HOME).href }, HOME);

describe('the service worker', () => {
  it.each([
    '/api/informations',
    '/api/accounts/picture/1',
    '/api/files/1',
    '/api/events',
    '/api',
    '/dev/mailbox',
    '/sw.js',
    '/unknown',
  ])('leaves %s alone, however it is asked for', (path) => {
    expect(ask(path)).toBe('leave');
    if (/^\/(api|dev)/.test(path)) expect(ask(path, 'navigate')).toBe('leave');
  });

  it('leaves changes and other sites alone', () => {
    expect(ask('/assets/a.js', 'cors', 'POST')).toBe('leave');
    expect(ask('https://elsewhere.example/assets/a.js')).toBe('leave');
  });

  it.each([
    ['/earn-points', 'navigate', 'page'],
    ['/', 'navigate', 'page'],
    ['/assets/vendor-DQ0z7o_P.js', 'cors', 'asset'],
    ['/assets/figtree-latin.woff2', 'cors', 'asset'],
    ['/plants/seed3.svg', 'no-cors', 'picture'],
    ['/icon-192.png', 'no-cors', 'picture'],
    ['/manifest.webmanifest', 'cors', 'picture'],
  ] as const)('keeps %s', (path, mode, plan) => {
    expect(ask(path, mode)).toBe(plan);
  });

  it.each([
    ['/', true],
    ['/earn-points?tab=documents', true],
    ['/information/', true],
    ['/loan-application/0199', true],
    ['/loan-application/0199/x', false],
    ['/admin/users', false],
    ['/faq', false],
  ])('knows whether it holds all of %s: %s', (path, holds) => {
    const kit = {
      version: '1',
      shell: '',
      files: [],
      screens: ['/', '/earn-points', '/information', '/loan-application/:id'],
    };
    expect(isKitScreen(kit, HOME + path)).toBe(holds);
  });
});

describe('a notice that was pushed', () => {
  it('is shown as it came', () => {
    const notice = { text: 'A payment is late.', to: '/my-loans?from=push', tag: 'Payment' };
    expect(readNotice(JSON.stringify(notice))).toEqual(notice);
  });

  it.each(['', 'not json', 'null', '[]', '{"text":5}'])('is shown all the same where it is %j', (pushed) => {
    expect(readNotice(pushed)).toEqual({ text: 'There is news for you.', to: '/', tag: '' });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads nowhere else: %s',
    (to) => {
      expect(readNotice(JSON.stringify({ text: 'x', to })).to).toBe('/');
    },
  );
});
