// Documents on the smallest phone: read again before they go, no name that pushes a button out of sight, a word on what nobody can read, none that opens only with a password.
import { expect, test } from '@playwright/test';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { encryptedPdf } from '../support/encrypted-pdf.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm, type Paper } from './support/fill-form.ts';
import { inTheDark, outOfFocus, photograph } from './support/papers.ts';
import { logInAsBorrower } from './support/people.ts';
import { expectNoSideways, expectNoViolations, pictures } from './support/screen.ts';

test.use({ viewport: { width: 360, height: 640 } });

const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' } });
});
test.afterAll(() => app?.remove());

const NAMES = [
  'WhatsApp Image 2026-11-22 at 10.31.05 AM.jpeg',
  `${'Scan_of_my_identity_card_'.repeat(8)}.jpeg`,
];

const DARK = `${'taken_in_the_dark_'.repeat(11)}.jpg`;

test('documents: a long name moves nothing out of sight; a photo that may not be readable is asked about', async ({
  page,
}) => {
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/information?section=basic_information`);
  const basic = firstModelSections.find(({ sId }) => sId === 'basic_information');
  await fillForm(page, basic?.fields ?? [], answers.basic_information ?? {});
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('Check your answers first.')).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'review');
  await question.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
  await page.goto(`${app.url}/verification?section=basic_information`);
  const front = page.getByRole('group', { name: 'Front of your ID' });
  const pick = async (paper: Paper, within = front, button = 'Choose a file') => {
    const chooser = page.waitForEvent('filechooser');
    await within.getByText(button).click();
    await (await chooser).setFiles(paper);
  };

  await test.step('how a photo should look stands above', async () => {
    await expect(page.getByRole('heading', { name: 'How to take a good photo' })).toBeVisible();
    await pictures(page, 'photo-guide');
  });

  for (const name of NAMES) {
    await test.step(name.slice(0, 20), async () => {
      await pick(await photograph(name, 'MARCIA CAMPBELL'));
      const remove = front.getByRole('button', { name: 'Remove' });
      await expect(remove).toBeVisible();
      await expectNoSideways(page);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const box = await remove.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height, 'its word stands on one line').toBeLessThanOrEqual(44);
      await expect(front.getByText('Can you read every word?')).toHaveCount(0);
      await test.step('two lines with its end; whole when it is pressed', async () => {
        const whole = name.replace(/jpeg$/, 'jpg');
        const button = front.getByRole('button', { name: whole });
        const lines = await button.evaluate((shown) => {
          const range = document.createRange();
          const parts = shown.querySelectorAll('[aria-hidden]');
          return [...parts].flatMap((part) => {
            range.selectNodeContents(part);
            return [...range.getClientRects()];
          }).length;
        });
        expect(lines).toBe(2);
        await expect(button.locator('[aria-hidden]').last()).toHaveText(whole.slice(-15));
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await pictures(page, 'long-name');
        await button.click();
        await expect(button.locator('[aria-hidden]')).toHaveCount(0);
        await expect(button).toHaveText(whole);
        await expectNoSideways(page);
      });
      await remove.click();
    });
  }

  await test.step('a blurred and a dark photo are asked about, and never refused', async () => {
    const sharpOne = await photograph('front.jpg', 'MARCIA CAMPBELL');
    await pick(await outOfFocus(sharpOne, 'blurred.jpg'));
    const blurred = front.getByText('This photo looks blurred. Can you read every word?');
    await expect(blurred).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'photo-doubt');
    await pick(await inTheDark(sharpOne, DARK), front, 'Take again');
    await expect(front.getByText('This photo looks dark. Can you read every word?')).toBeVisible();
    await expect(blurred).toHaveCount(0);
    await expect(front.getByText('blurred.jpg')).toHaveCount(0);
  });

  await test.step('a doubt that nobody has answered is asked about again before it is sent', async () => {
    for (const name of ['Back of your ID', 'Proof of address']) {
      const group = page.getByRole('group', { name });
      await pick(await photograph('paper.jpg', name), group);
      await expect(group.getByText('paper.jpg')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const doubt = question.getByText('This photo looks dark. Can you read every word?');
    await expect(doubt).toBeVisible();
    await expect(question.getByRole('img', { name: DARK })).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'review-doubt');
    await expect(question.getByRole('button', { name: 'Yes, submit' })).toBeEnabled();
    await question.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(doubt).toHaveCount(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(front.getByText('Can you read every word?')).toHaveCount(0);
    await expect(front.getByRole('button', { name: DARK })).toBeVisible();
  });

  await test.step('where a picture cannot be looked at, it is taken as it is', async () => {
    await front.getByRole('button', { name: 'Remove' }).click();
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new Error('not here');
      };
    });
    await pick(await outOfFocus(await photograph('front.jpg', 'MARCIA CAMPBELL'), 'unseen.jpg'));
    await expect(front.getByText('unseen.jpg')).toBeVisible();
    await expect(front.getByText('Can you read every word?')).toHaveCount(0);
  });

  await test.step('a PDF that opens only with a password is refused beside its field, the others stay', async () => {
    const address = page.getByRole('group', { name: 'Proof of address' });
    const refused = address.getByText('This opens only with a password');
    const handIn = async (name: string, passwords: Parameters<typeof encryptedPdf>[1]) => {
      await address.getByRole('button', { name: 'Remove' }).click();
      const buffer = await encryptedPdf('AES-256', passwords);
      await pick({ name, mimeType: 'application/pdf', buffer }, address);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await question.getByRole('button', { name: 'Yes, submit' }).click();
    };
    await handIn(`${'Statement_of_my_account_'.repeat(4)}.pdf`, { userPassword: '24041980' });
    await expect(refused).toBeVisible();
    await expectNoSideways(page);
    await expectNoViolations(page);
    await pictures(page, 'locked-pdf');
    for (const name of ['unseen.jpg', 'paper.jpg']) await expect(page.getByText(name)).toBeVisible();
    await handIn('printed-again.pdf', { ownerPassword: 'of the bank' });
    await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
  });
});
