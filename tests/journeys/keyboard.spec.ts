// The borrower's main flow without a mouse: logs in, fills in sections, takes an offer; and the menus, wide and on a phone.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { expectOnHeading, keys, press, tabTo } from './support/keyboard.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { toast } from './support/screen.ts';

const year = new Date().getFullYear();
const samples = sampleAnswers(dayOf(new Date()));
/** What she has yet to fill in: text, choices, days, boxes, and fields that come with an answer. */
const open: Record<string, FormAnswers> = {
  basic_information: { ...samples.basic_information, id_expiry_date: `${year + 2}-05-05` },
  occupational_information: { ...samples.occupational_information, job_start_date: `${year - 3}-04-04` },
  income_information: samples.income_information ?? {},
};

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({
    infoStatus: 'FirstModel',
    sections: 'Submitted',
    open: Object.keys(open),
  });
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

test('from the log-in to an application, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('skips to the content and logs in', async () => {
    await page.goto(app.url);
    await press(page.getByRole('link', { name: 'Skip to the content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keys.type(page.getByLabel('Email'), 'borrower@pimento.example');
    await keys.type(page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
    await press(page.getByRole('button', { name: 'Log in' }));
    await expectOnHeading(page, /Dashboard/);
  });

  await test.step('fills in a section; the question holds the focus and gives it back', async () => {
    await press(page.getByRole('link', { name: 'Start this section' }));
    await fillIn(page, 'basic_information');
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    const question = page.getByRole('dialog');
    await press(submit);
    await expect(question.locator(':focus')).toBeVisible();
    for (let stops = 0; stops < 6; stops++) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus:not(dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(submit).toBeFocused();
    await handIn(page);
  });

  await test.step('is led to the next one, and goes on from there', async () => {
    await expectOnHeading(page, 'Occupational Information');
    await fillIn(page, 'occupational_information');
    await handIn(page);
    await press(page.getByRole('link', { name: 'Go on' }));
    await expectOnHeading(page, 'Income Information');
  });

  await test.step('stays with the last one', async () => {
    await fillIn(page, 'income_information');
    await handIn(page);
    await press(page.getByRole('button', { name: 'Stay here' }), 'Space');
    await expect(page.getByText('Information submitted cannot be edited.')).toBeVisible();
    await expectOnHeading(page, 'Income Information');
  });

  await test.step('slides and types an amount, and applies', async () => {
    await tabTo(page.getByRole('link', { name: 'My Dashboard' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectOnHeading(page, /Dashboard/);
    await press(page.getByRole('link', { name: /^Your Offers/ }));
    await expectOnHeading(page, 'Your Offers');
    const box = page.getByLabel('How much do you want to borrow?');
    const apply = page.getByRole('button', { name: 'Apply' });
    await tabTo(box);
    await page.keyboard.press('ControlOrMeta+a');
    await keys.type(box, '0');
    await press(apply);
    await expect(page.getByText('Please select loan amount').first()).toBeVisible();
    await expect(box).toBeFocused();
    const slider = page.getByRole('slider', { name: 'Loan amount' });
    await tabTo(slider);
    for (const [key, amount] of [
      ['ArrowRight', '$100.00'],
      ['ArrowUp', '$200.00'],
      ['ArrowLeft', '$100.00'],
      ['End', '$5,000.00'],
      ['Home', '$0.00'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider).toHaveAttribute('aria-valuetext', amount);
    }
    await tabTo(box, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await keys.type(box, '1500');
    await expect(slider).toHaveAttribute('aria-valuetext', '$1,500.00');
    await press(apply);
    await press(page.getByRole('button', { name: 'Yes, apply' }));
    await expect(toast(page, 'Applied successfully. Waiting for admin approval')).toBeVisible();
    await expectOnHeading(page, 'Your Applications');
    await expect(page.getByRole('row').filter({ hasText: '$1,500.00' })).toContainText('Pending');
  });
});

test('the menus open, lead on and close by keyboard', async ({ page }) => {
  await logInAsBorrower(page, app.url);
  const account = page.getByRole('button', { name: 'Your account' });
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  const entry = (name: string) => page.getByRole('banner').getByRole('link', { name });
  const places = page.getByRole('navigation', { name: 'Main' });

  for (const [width, place] of [
    [1280, 'Change Password'],
    [360, 'Your Profile'],
  ] as const)
    await test.step(`the account menu at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await press(account);
      await expect(account).toHaveAttribute('aria-expanded', 'true');
      await tabTo(entry('Log out'));
      await page.keyboard.press('Escape');
      await expect(account).toHaveAttribute('aria-expanded', 'false');
      await expect(account).toBeFocused();
      for (const key of ['Space', 'Enter']) {
        await page.keyboard.press(key);
        await tabTo(entry(place));
        await page.keyboard.press('Enter');
        // The second time she is there already.
        if (key === 'Space') await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        else await expect(account).toBeFocused();
        await expect(account).toHaveAttribute('aria-expanded', 'false');
        await tabTo(account, 'Shift+Tab');
      }
    });

  await test.step('the account menu closes when the focus leaves it', async () => {
    await press(account);
    await tabTo(entry('Log out'));
    await page.keyboard.press('Tab');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the menu of a phone', async () => {
    await press(burger);
    await expect(places).toBeVisible();
    await tabTo(places.getByRole('link', { name: 'Redeem' }));
    await page.keyboard.press('Escape');
    await expect(places).toBeHidden();
    await expect(burger).toBeFocused();
    await page.keyboard.press('Space');
    await press(places.getByRole('link', { name: 'Loan Services' }));
    await expectOnHeading(page, 'Loan Services');
    await expect(places).toBeHidden();
  });
});

test('what was just loaded anew is used by keyboard without losing the focus', async ({ page, browser }) => {
  await test.step('a list of the staff takes a name that is typed with a pause', async () => {
    const desk = await (await browser.newContext()).newPage();
    await logInAsStaff(desk, app.url, { email: 'moderator@pimento.example' });
    await desk.goto(`${app.url}/admin/users`);
    await desk.getByLabel('Filter').focus();
    await desk.keyboard.type('mar');
    await expect(desk).toHaveURL(/search=mar$/);
    await desk.keyboard.type('cia');
    await expect(desk).toHaveURL(/search=marcia$/);
    await expect(desk.getByLabel('Filter')).toBeFocused();
    await desk.context().close();
  });

  await logInAsBorrower(page, app.url);
  await test.step('the arrows move along the tabs, there and back', async () => {
    await page.goto(`${app.url}/earn-points`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tabTo(tab('Submit Data'));
    for (const name of ['Submit my supporting documents', 'Submit Data', 'Submit my supporting documents']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  });

  await test.step('the arrows move the comparison’s amount step by step', async () => {
    await page.goto(`${app.url}/loan-services/compare`);
    const slider = page.getByRole('slider').first();
    await tabTo(slider);
    const start = Number(await slider.inputValue());
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue(String(start + step));
      await expect(slider).toBeFocused();
    }
  });
});

async function fillIn(page: Page, sId: string): Promise<void> {
  const section = firstModelSections.find((section) => section.sId === sId);
  await expectOnHeading(page, section?.name ?? '');
  await fillForm(page, section?.fields ?? [], open[sId] ?? {}, {}, {}, keys);
}

/** The button, then the question's: both with Enter. */
async function handIn(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Submit', exact: true }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeFocused();
}
