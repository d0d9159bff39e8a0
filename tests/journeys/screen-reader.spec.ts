// The way of somebody who hears the screens, from sign-up to signature: what is said at each step stands in docs/accessibility.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { groupsOf } from '#features/forms/web/field-groups.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { fillSignUp, logIn, logInAsBorrower, logInAsStaff, openMailedLink } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectReadable, type Heard, listen } from './support/reading.ts';
import { settled, toast } from './support/screen.ts';

const DOC = new URL('../../docs/accessibility.md', import.meta.url);
/** `HEARD=write` writes what is heard now into the page, to be read and kept. */
const writes = process.env.HEARD === 'write';
const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const marcia = {
  firstName: 'Marcia',
  lastName: 'Campbell',
  email: 'marcia@example.com',
  password: 'Mango-Tree-Yard-88',
};

let app: RunningApp | undefined;
test.afterEach(() => app?.remove());

/** Steps of one test, in the order in which they are heard. */
class Path {
  readonly #rows: string[] = [];
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  /** `control` is what the step is done with; it must be there by that name, and `announced` must be said by itself. */
  async hear(step: string, control: string, announced?: string): Promise<Heard> {
    await settled(this.#page);
    let heard = await listen(this.#page);
    // What is announced may come a moment before the screen that it belongs to.
    await expect(async () => {
      heard = await listen(this.#page);
      if (announced) expect(heard.announced.join(' '), `${step}: announced`).toContain(announced);
      expect(heard.controls, step).toContain(control);
    }).toPass({ timeout: 20_000 });
    expectReadable(heard, step);
    const first = heard.headings.find((heading) => heading.startsWith('1 '))?.slice(2);
    this.#rows.push(
      `| ${step} | ${first} | ${heard.landmarks.join(', ')} | ${control} | ${announced ? `“${announced}”` : '–'} |`,
    );
    return heard;
  }

  /** Against the page that people read. */
  end(): void {
    const begin = `<!-- ${this.#name} -->\n`;
    const table = [
      '| Step | Heading | Landmarks | Done with | Announced |',
      '|---|---|---|---|---|',
      ...this.#rows,
    ];
    const heard = `${begin}${table.join('\n')}\n<!-- end -->`;
    const page = readFileSync(DOC, 'utf8');
    const start = page.indexOf(begin);
    const kept = page.slice(start, page.indexOf('<!-- end -->', start) + '<!-- end -->'.length);
    if (writes) writeFileSync(DOC, page.replace(kept, heard));
    else expect(heard).toBe(kept);
  }
}

test('from sign-up to the first section', async ({ page }) => {
  test.setTimeout(240_000);
  app = await startApp();
  const { url } = app;
  const path = new Path(page, 'sign-up');
  await page.goto(url);
  await path.hear('The landing', 'link “See what you could get”');
  await page.goto(`${url}/signup`);
  await path.hear('Sign up', 'textbox “Repeat password”');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const wrong = await path.hear(
    'Sign up, with nothing filled in',
    'textbox “First name”',
    'First Name is Required',
  );
  expect(wrong.focus, 'the first wrong field is where one is').toContain('First name');
  await fillSignUp(page, marcia);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  const sent = await path.hear(
    'Signed up',
    'button “Send the link again”',
    'Almost done! We sent you an email.',
  );
  expect(sent.focus).toContain('Check your mail');
  await openMailedLink(page, url, 'Confirm your email address');
  await path.hear('The mailed link', 'textbox “Password”', 'Yay! Account verified. Login to continue');
  await logIn(page, marcia);
  await expect(page.getByRole('heading', { name: 'Welcome, Marcia Campbell' })).toBeVisible();
  await path.hear('Five quick questions', 'button “Start Now”', 'Welcome! Login successful');
  await page.getByRole('button', { name: 'Start Now' }).click();
  await path.hear('How happy with the lender now', 'radio “3 - Neutral”');
  await page.getByRole('button', { name: 'Next' }).click();
  await path.hear('The same, with no answer', 'radio “3 - Neutral”', 'Please complete question to move on');
  await page.getByLabel('3 - Neutral').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await path.hear('Throwing a partner', 'radio “Yes”');
  await page.getByLabel('No', { exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await path.hear('Rewards', 'button “Books”');
  for (const reward of ['Books', 'Dining', 'Stocks'])
    await page.getByRole('button', { name: reward, exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
  await path.hear('The dashboard', 'link “Answer the questions”');
  await page.goto(`${url}/information?section=basic_information`);
  const [section] = firstModelSections;
  await path.hear('A section', 'textbox “First name”');
  const fields = section?.fields ?? [];
  const answers = sampleAnswers(dayOf(new Date())).basic_information ?? {};
  await fillForm(page, groupsOf(fields)[0]?.fields ?? [], answers);
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await path.hear('Its first step, with no first name', 'textbox “First name”', 'needs another look');
  await page.getByLabel('First name').fill('Marcia');
  await page.getByRole('button', { name: 'Continue' }).click();
  const second = await path.hear('Its second step', 'button “Continue”');
  expect(second.focus, 'the step says which one it is').toContain('Step 2 of 4: Where to find you');
  await page.getByRole('button', { name: 'Back' }).click();
  await fillForm(page, fields, answers);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const asked = await listen(page);
  const isReview = (control: string) => control.startsWith('button “Change: ');
  expect(asked.controls.filter(isReview)).toContain('button “Change: First name”');
  expect(
    asked.controls.filter((control) => !isReview(control)),
    'nothing behind the question is read',
  ).toEqual(['button “Close”', 'button “Cancel”', 'button “Yes, submit”']);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, submit' }).click();
  await path.hear('The section is sent', 'link “Go on”', 'Congratulations, you are one step closer now!');
  path.end();
});

test('from the offer to the signature', async ({ page, browser }) => {
  test.setTimeout(240_000);
  app = await startApp({
    dataDir: await seedBorrower({ infoStatus: 'FirstModel', sections: 'Verified' }),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
  const { url } = app;
  const path = new Path(page, 'signature');
  await logInAsBorrower(page, url);
  await path.hear('The dashboard, with an offer', 'link “See your offer”');
  await page.goto(`${url}/loans`);
  await path.hear('The offer', 'slider “Loan amount”');
  await page.getByLabel('How much do you want to borrow?').fill('0');
  await page.getByRole('button', { name: 'Apply' }).click();
  await path.hear(
    'The offer, with no amount',
    'textbox “How much do you want to borrow?”',
    'Please select loan amount',
  );
  await page.getByLabel('How much do you want to borrow?').fill('5000');
  await path.hear('The offer, with its cost', 'DisclosureTriangle “What does “add-on” mean?”', '$1,450.00');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog', { name: 'Apply for $5,000.00?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, apply' }).click();
  await path.hear(
    'Applied',
    'link “See your applications”',
    'Applied successfully. Waiting for admin approval',
  );
  await expect(page).toHaveURL(`${url}/loan-application`);
  await path.hear('The applications', 'link “Pimento loan”');
  await page.getByRole('link', { name: 'Pimento loan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Your application for/ })).toBeVisible();
  await path.hear('The application', 'link “Go back”');
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, url, admin);
  await desk.goto(`${url}/admin/loans`);
  await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
  await desk.getByRole('button', { name: 'Verify' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(toast(desk, 'Successfully Approved loan')).toBeVisible();
  await office.close();
  await expect(page.getByRole('link', { name: 'Read and sign' })).toBeVisible({ timeout: 20_000 });
  await path.hear('The application, approved', 'link “Read and sign”');
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await expect(page.getByLabel('Your full name')).toBeVisible();
  await path.hear('The agreement', 'textbox “Your full name”');
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  const unsigned = await path.hear(
    'The agreement, with no name typed',
    'button “Sign the agreement”',
    'Type your full name to sign.',
  );
  expect(unsigned.focus).toContain('Your full name');
  await page.getByLabel('Your full name').fill('Marcia Campbell');
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(page.getByRole('link', { name: 'Download the signed copy' })).toBeVisible({ timeout: 20_000 });
  await path.hear('Signed', 'link “Download the signed copy”', 'Signed. Your money is on its way.');
  path.end();
});
