// A borrower who wants to hear by WhatsApp: proves the number, agrees, and ends it again, by keyboard alone; passes Pimento on.
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { openTextProviders, type TextProviders } from '../support/text-providers.ts';
import { keys, press } from './support/keyboard.ts';
import { answerPreferences, logInAsBorrower } from './support/people.ts';
import { expectNoViolations, picture, settled, toast } from './support/screen.ts';

let providers: TextProviders;
let app: RunningApp;
test.beforeAll(async () => {
  providers = await openTextProviders();
  app = await startApp({ environment: providers.settings });
});
test.afterAll(async () => {
  await app?.remove();
  await providers?.close();
});

/** As it came to the phone. */
async function codeReceived(): Promise<string> {
  await expect.poll(() => providers.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  return /"text":"(\d{6})"/.exec(JSON.stringify(providers.received.at(-1)?.body))?.[1] ?? '';
}

test('a borrower chooses WhatsApp with a code from the phone, and ends it with one button', async ({
  page,
}) => {
  await logInAsBorrower(page, app.url);
  await answerPreferences(page, app.url);
  await page.goto(`${app.url}/preferences`);
  await settled(page);
  const part = page.getByRole('region', { name: 'How we write to you' });
  await expect(part.getByLabel('Email only')).toBeChecked();
  await picture(page, 'channels-email');

  await test.step('gives the number', async () => {
    await keys.check(part.getByLabel('WhatsApp'));
    const number = part.getByLabel('Your mobile number');
    await number.fill('305-555-1234');
    await press(part.getByRole('button', { name: 'Send me a code' }));
    await expect(number).toBeFocused();
    await expect(part.getByText('Please give a mobile number from Jamaica')).toBeVisible();
    await picture(page, 'channels-number');
    await expectNoViolations(page);
    await number.fill('');
    await keys.type(number, '876-555-1234');
    await press(part.getByRole('button', { name: 'Send me a code' }));
  });

  await test.step('takes the code, and agrees', async () => {
    const code = part.getByLabel('The code from the message');
    await keys.type(code, await codeReceived());
    await expectNoViolations(page);
    await press(part.getByRole('button', { name: 'Use this number' }));
    await expect(part.getByText('Tick the box if you agree')).toBeVisible();
    await picture(page, 'channels-code');
    await keys.check(part.getByLabel('Yes, write to me by WhatsApp'));
    await press(part.getByRole('button', { name: 'Use this number' }));
    await expect(part.getByText('We write to you by WhatsApp at 876-555-1234.')).toBeVisible();
  });

  await test.step('finds it again, and ends it', async () => {
    await page.reload();
    await settled(page);
    await expect(part.getByText('We write to you by WhatsApp at 876-555-1234.')).toBeVisible();
    await picture(page, 'channels-chosen');
    await expectNoViolations(page);
    await press(part.getByRole('button', { name: 'Stop these messages' }));
    await expect(toast(page, 'by e-mail only')).toBeVisible();
    await expect(part.getByLabel('Email only')).toBeChecked();
  });
});
