// The cookies of the demo borrower's session, got over plain calls, so that no screen is in the browser's cache before it is measured.
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';

type Cookie = { name: string; value: string; url: string };

export async function borrowerCookies(url: string): Promise<Cookie[]> {
  const form = await fetch(`${url}/api/form`);
  const { csrfToken } = (await form.json()) as { csrfToken: string };
  const reply = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'csrf-token': csrfToken,
      'idempotency-key': crypto.randomUUID(),
      cookie: form.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify({ email: 'borrower@pimento.example', password: DEMO_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`the demo borrower could not log in: ${reply.status}`);
  return reply.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
