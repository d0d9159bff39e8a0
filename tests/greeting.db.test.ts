// The start names itself as its mails do: whoever follows a link stays where they are logged in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from './support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ environment: { HOST: '127.0.0.1', PUBLIC_URL: '' } });
});
afterAll(() => app.remove());

it('says localhost where nothing else is set', () => {
  const port = new URL(app.url).port;
  expect(app.said()).toContain(`Pimento answers at http://localhost:${port}\n`);
  expect(app.said()).toContain(`readable at http://localhost:${port}/dev/mailbox`);
});
