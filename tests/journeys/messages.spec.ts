// A borrower on a phone and an officer at a desk write to each other: both see it at once, it is counted, and mailed where asked for.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn } from './support/people.ts';
import { toast } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

const say = async (page: Page, text: string) => {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};
/** A message as it stands in the thread. */
const said = (where: Page | Locator, text: string) => where.getByText(text, { exact: true });
/** The way to the messages, with how many wait there; behind an open dialog too. */
const link = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread > 0 ? new RegExp(`^Messages\\s*${unread} unread$`) : /^Messages\s*$/,
  });

/** The office's place of messages says so of itself, and is called 'Messages' whatever waits. */
const expectWaiting = (office: Page, unread: number) =>
  expect(office.getByRole('link', { name: 'Messages', exact: true })).toHaveAccessibleDescription(
    unread > 0 ? `${unread} waiting` : '',
  );

/** Counts what is sent, and marks the page so that a reload would show. */
async function watch(page: Page) {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages/send')) sent += 1;
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  return {
    sent: () => sent,
    expectNoReload: () => expect(page.locator('html[data-not-reloaded]')).toHaveCount(1),
  };
}

test('a conversation in two browsers', async ({ page: phone, browser }) => {
  test.setTimeout(60_000);
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const office = await desk.newPage();
  await phone.goto(app.url);
  await logIn(phone, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
  await expect(phone.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
  await office.goto(`${app.url}/admin-login`);
  await logIn(office, { email: 'moderator@pimento.example', password: DEMO_PASSWORD });
  await link(office, 0).click();
  const [onPhone, inOffice] = [await watch(phone), await watch(office)];

  // Nothing is there yet, and blanks are not sent.
  await expect(office.getByText("You haven't sent any messages yet")).toBeVisible();
  await link(phone, 0).click();
  await expect(phone.getByText('Messages from Admin will show up here')).toBeVisible();
  await say(phone, '  \n ');
  await phone.getByRole('link', { name: 'Pimento, to the start' }).click();
  await expect(phone.getByRole('heading', { name: /Dashboard/ })).toBeVisible();

  // The officer looks Marcia up and writes, by e-mail too; the dialog closes and the list has her.
  await office.getByRole('button', { name: 'New message' }).click();
  await office.getByRole('dialog').getByLabel('Search').fill('marc');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /Marcia Campbell/ })
    .click();
  const dialog = office.getByRole('dialog', { name: 'Messages with Marcia Campbell' });
  await say(office, '   ');
  await office.getByLabel('Also send by e-mail').check();
  await say(office, 'Good morning, Marcia. Your papers are readable.');
  await expect(toast(office, 'Message send successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = office.getByRole('row', { name: /Marcia Campbell/ });
  await expect(row).toContainText('Your papers are readable.');
  expect([onPhone.sent(), inOffice.sent()]).toEqual([0, 1]);

  // The phone counts what arrives, and no more once it is read.
  await expect(link(phone, 1)).toBeVisible();
  await row.getByRole('link').click();
  await say(office, 'Please send the back of your ID too.');
  await expect(link(phone, 2)).toBeVisible();
  await link(phone, 2).click();
  await expect(said(phone, 'Please send the back of your ID too.')).toBeVisible();
  await expect(link(phone, 0)).toBeVisible();

  // So does the office.
  await expect(dialog).toBeHidden();
  await say(phone, 'Thank you.');
  await expectWaiting(office, 1);
  await say(phone, 'Tonight, after work.');
  await expectWaiting(office, 2);
  await expect(row).toContainText('2 unread');
  await row.getByRole('link').click();
  await expect(said(dialog, 'Tonight, after work.')).toBeVisible();
  await expect(row).not.toContainText('unread');

  // With the dialog open, what Marcia writes stands in it at once; the answer stands on her phone.
  await say(phone, 'Which side did I send?');
  await expect(said(dialog, 'Which side did I send?')).toBeVisible();
  await dialog.getByLabel('Your message').fill('The front.');
  await dialog.getByLabel('Your message').press('Enter');
  await expect(said(phone, 'The front.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectWaiting(office, 0);
  await expect(phone.getByRole('listitem').filter({ hasText: 'The front.' })).toContainText('Pimento team');
  await onPhone.expectNoReload();
  await inOffice.expectNoReload();

  // One of the letters went by e-mail.
  await office.goto(`${app.url}/dev/mailbox`);
  const mails = office.getByRole('article').filter({ hasText: 'A message from Pimento' });
  await expect(mails).toHaveCount(1);
  await expect(mails).toContainText('Good morning, Marcia. Your papers are readable.');
  await desk.close();
});
