// A server with its description of itself, as its staff see it: what judges of other makers are given.
import { type RunningApp, startApp } from '../support/running-app.ts';

const ADMIN = { email: 'admin@example.com', password: 'Blue-Mahoe-and-lignum-17' };

export type DescribedApp = { app: RunningApp; description: object };

/** Starts it on a data folder of its own; end it with `app.remove()`. */
export async function startDescribed(): Promise<DescribedApp> {
  const app = await startApp({ environment: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
  try {
    const cookie = await logIn(app.url);
    const reply = await fetch(`${app.url}/api/openapi.json`, { headers: { cookie } });
    return { app, description: (await reply.json()) as object };
  } catch (error) {
    await app.remove();
    throw error;
  }
}

async function logIn(url: string): Promise<string> {
  const form = await fetch(`${url}/api/form`);
  const { csrfToken } = (await form.json()) as { csrfToken: string };
  const reply = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'csrf-token': csrfToken, 'content-type': 'application/json', cookie: cookiesOf(form) },
    body: JSON.stringify(ADMIN),
  });
  if (!reply.ok) throw new Error(`the first admin was not let in: ${reply.status}`);
  return cookiesOf(reply);
}

const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
