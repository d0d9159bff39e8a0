import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicAgent, pushEndpoint } from './push-services.ts';

describe('a browser’s push address', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGab',
    'https://wns2-bl2p.notify.windows.com/w/?token=BQ',
  ])('is taken: %s', (endpoint) => {
    expect(pushEndpoint(endpoint, [])).toBe(endpoint);
  });

  it('is taken of a service that the operator names', () => {
    expect(pushEndpoint('https://push.example.org/x', [])).toBeNull();
    expect(pushEndpoint('https://push.example.org/x', ['push.example.org'])).toBe(
      'https://push.example.org/x',
    );
    expect(pushEndpoint('https://a.push.example.org/x', ['*.example.org'])).not.toBeNull();
  });

  it('is kept as it will be called', () => {
    expect(pushEndpoint('HTTPS://FCM.googleapis.com:443/a/../b#c', [])).toBe('https://fcm.googleapis.com/b');
  });

  it.each([
    ['without encryption', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['of this machine', 'https://127.0.0.1/x'],
    ['of this machine by name', 'https://localhost/x'],
    ['of a network’s own data', 'https://169.254.169.254/latest/meta-data'],
    ['at another port', 'https://fcm.googleapis.com:8443/x'],
    ['with somebody’s name', 'https://fcm.googleapis.com@evil.example/x'],
    ['with a password', 'https://a:b@fcm.googleapis.com/x'],
    ['of a name that ends alike', 'https://evilfcm.googleapis.com/x'],
    ['of a name that only begins so', 'https://fcm.googleapis.com.evil.example/x'],
    ['of the bare name behind a star', 'https://push.apple.com/x'],
    ['of a name that ends in its letters', 'https://evilpush.apple.com/x'],
    ['that is none', 'fcm.googleapis.com'],
    ['of another kind', 'javascript:alert(1)'],
    ['that never ends', `https://fcm.googleapis.com/${'a'.repeat(1_000)}`],
  ])('is refused %s', (_what, endpoint) => {
    expect(pushEndpoint(endpoint, [])).toBeNull();
  });
});

describe('where a line may lead', () => {
  it.each([
    ['10.1.2.3', 4],
    ['100.64.0.1', 4],
    ['127.0.0.1', 4],
    ['169.254.169.254', 4],
    ['172.31.255.255', 4],
    ['192.168.0.1', 4],
    ['0.0.0.0', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::', 6],
    ['::ffff:127.0.0.1', 6],
    ['64:ff9b::7f00:1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['2002:7f00:1::', 6],
  ])('is not %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(false);
  });

  it.each([
    ['142.250.10.95', 4],
    ['2607:f8b0:4004:c09::5f', 6],
  ])('is %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(true);
  });

  it('is looked at when the line is opened', async () => {
    const call = new Promise((resolve, reject) => {
      request('https://localhost:9/', { agent: publicAgent() }, resolve).on('error', reject).end();
    });
    await expect(call).rejects.toThrow('localhost leads into a private network');
  });
});
