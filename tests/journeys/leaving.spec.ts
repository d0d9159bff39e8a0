// Logging out while a form waits on the phone: it is sent as soon as it can be, and no session ends under one that is on its way.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { logIn } from './support/people.ts';
import { PATIENCE, rowsOnPhone, untilKept } from './support/phone.ts';
import { received } from './support/received.ts';
import { expectNoViolations, pictures } from './support/screen.ts';

const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const SUBMIT = '**/api/informations/submit';
const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' } });
});
test.afterAll(() => app?.remove());

test('logging out sends what waits as soon as there is a connection', async ({ page, context }) => {
  const landing = page.getByRole('heading', { name: 'A loan you can see through' });
  const dashboard = page.getByRole('heading', { name: "Marcia Campbell's Dashboard" });
  const question = page.getByRole('alert').filter({ hasText: 'Not everything has been sent yet' });

  await test.step('a form that waits stands in the way', async () => {
    await page.goto(app.url);
    await logIn(page, marcia);
    await expect(dashboard).toBeVisible();
    await untilKept(page);
    await submitOffline(page, 'basic_information');
    await page.goto(`${app.url}/logout`);
    await expect(question).toContainText('One form is saved on this phone only. Logging out deletes it.');
    await expect(question).toContainText('As soon as there is a connection all is sent by itself');
    await expectNoViolations(page);
    await pictures(page, 'leaving-asked');
  });

  await test.step('back online it is sent from there, and the page logs out by itself', async () => {
    await context.setOffline(false);
    await expect(landing).toBeVisible(PATIENCE);
    expect((await rowsOnPhone(page))['phone/outbox']).toBe(0);
  });

  await test.step('a form on its way is received before its owner, who would not wait, is logged out', async () => {
    await logIn(page, marcia);
    await expect(dashboard).toBeVisible();
    await submitOffline(page, 'credit_info');
    await page.goto(`${app.url}/logout`);
    await expect(question).toBeVisible(PATIENCE);
    const order: string[] = [];
    const holding = Promise.withResolvers<void>();
    const onItsWay = Promise.withResolvers<void>();
    await context.route(SUBMIT, async (route) => {
      onItsWay.resolve();
      await holding.promise;
      const answer = await route.fetch();
      order.push(`form ${answer.status()}`);
      await route.fulfill({ response: answer });
    });
    await context.route('**/api/accounts/logout', (route) => {
      order.push('log-out');
      return route.continue();
    });
    await context.setOffline(false);
    await onItsWay.promise;
    const leave = page.getByRole('button', { name: 'Delete and log out' });
    await leave.click();
    await expect(leave).toBeDisabled();
    await pictures(page, 'leaving-held');
    expect(order).toEqual([]);
    holding.resolve();
    await expect(landing).toBeVisible(PATIENCE);
    expect(order).toEqual(['form 200', 'log-out']);
  });

  await test.step('the server has both, once', async () => {
    await app.stop();
    const once = { submissions: 1, grants: 1 };
    expect((await received(app.dataDir)).submissions).toEqual({ basic_information: once, credit_info: once });
  });
});

/** Fills a section while there is a connection, and hands it in when there is none. */
async function submitOffline(page: Page, sId: string): Promise<void> {
  await page.goto(`${app.url}/information?section=${sId}`);
  await fillForm(page, firstModelSections.find((each) => each.sId === sId)?.fields ?? [], answers[sId] ?? {});
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
}
