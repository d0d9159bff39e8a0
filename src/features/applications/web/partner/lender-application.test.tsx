import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import type { LenderApplication as OneApplication } from '../../contract.ts';
import { lendersServer, press, showApplication } from './one-application.test-support.tsx';
import { openApplication, waitingRow as row } from './open-application.test-support.ts';

const detail: OneApplication = {
  ...openApplication,
  ...row,
  user: openApplication.user,
  judged: {
    criteria: 'Debt Service Ratio',
    value: 40,
    figures: { freeCashFlow: 21_500, debtServiceRatio: 43.5, runningLoans: 0, isMet: false },
  },
  userInfo: {
    Verified: [
      {
        tags: ['About you'],
        informationSchema: {
          sId: 'basic_information',
          name: 'Basic Information',
          fields: [{ name: 'trn', label: 'TRN', type: 'text' }],
        },
        data: { trn: '104583927' },
        documents: {
          name: 'Basic papers',
          fields: [{ name: 'id_front', label: 'Front of your ID', type: 'file' }],
          data: { id_front: { id: 'f1', name: 'front.png', type: 'image/png', sizeBytes: 9 } },
        },
      },
    ],
  },
};

const server = lendersServer();
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

describe('one application', () => {
  test('shows the terms of the snapshot, and the verified sections with their documents', async () => {
    server.answer = detail;
    showApplication();
    expect(await screen.findByRole('heading', { name: 'Application from Marcia Campbell' })).toBeTruthy();
    await screen.findByText('Application type');
    const saidOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(saidOf('Application type')).toBe('Car Loan');
    expect(saidOf('Maximum amount')).toBe('$200,000.00');
    expect(saidOf('Amount asked for')).toBe('$50,000.00');
    expect(saidOf('Default interest rate')).toContain('4.5%');
    expect(saidOf('Maximum term')).toBe('12 months');
    expect(saidOf('Minimum term')).toBe('3 months');
    expect(saidOf('Description')).toBe('For the road.');
    expect(screen.getByText('Basic Information').closest('details')?.open).toBe(false);
    expect(screen.getByText('About you')).toBeTruthy();
    expect(screen.getByText('104583927')).toBeTruthy();
    expect(screen.getByRole('link', { name: /front\.png/, hidden: true }).getAttribute('href')).toBe(
      '/api/files/f1',
    );
  });

  test.each([
    [{ freeCashFlow: 21_500, debtServiceRatio: 43.5, runningLoans: 2_975.35, isMet: false }, 'Not met'],
    [{ freeCashFlow: 21_500, debtServiceRatio: 40, runningLoans: 0, isMet: true }, 'Met'],
    [null, 'Not known yet'],
  ])('says how the applicant stands to the criteria of the loan: %j', async (figures, word) => {
    server.answer = { ...detail, judged: { criteria: 'Debt Service Ratio', value: 40, figures } };
    showApplication();
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText('Debt service ratio of at most 40%')).toBeTruthy();
    const ratio = screen.queryByText('Applicant’s debt service ratio')?.nextElementSibling?.textContent;
    expect(ratio).toBe(figures ? `${figures.debtServiceRatio}%` : undefined);
    const running = screen.queryByText('Counted in: open loans in our books');
    expect(running?.nextElementSibling?.textContent).toBe(figures?.runningLoans ? '$2,975.35' : undefined);
  });

  test.each([
    [
      { freeCashFlow: 21_500, debtServiceRatio: 43.5, runningLoans: 2_975.35, isMet: false },
      'Not met',
      '; the applicant’s is 43.5%.',
    ],
    [null, 'Not known yet', '.'],
  ])('repeats in the question before an approval how they stand: %j', async (figures, word, end) => {
    server.answer = { ...detail, judged: { criteria: 'Debt Service Ratio', value: 40, figures } };
    showApplication();
    await screen.findByText(word);
    press('Approve');
    const question = await screen.findByRole('dialog', { name: 'Approve the loan?' });
    expect(question.textContent).toContain(`Your criteria: ${word}. Debt service ratio of at most 40%${end}`);
  });

  test('closes before the eyes of who looks when consent is withdrawn', async () => {
    server.answer = detail;
    const { changed } = showApplication();
    await screen.findByText('104583927');
    server.answer = { ...detail, user: null, access: 'Withdrawn', judged: null, userInfo: { Verified: [] } };
    await changed();
    expect(await screen.findByText('The applicant has withdrawn consent')).toBeTruthy();
    expect(screen.queryByText('104583927')).toBeNull();
    expect(screen.queryByText('Marcia Campbell')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Application for $50,000.00' })).toBeTruthy();
  });

  test.each([
    ['waits', 'Waiting', /you can reject it, but not approve it\.$/],
    ['was approved', 'Approved', /still theirs to sign or to give up\. A signed agreement is yours to keep/],
    ['was rejected', 'Rejected', /no longer yours to see\. The application and its terms stay\.$/],
  ] as const)(
    'whose applicant has withdrawn consent says what that leaves of one that %s',
    async (_how, status, says) => {
      server.answer = {
        ...detail,
        user: null,
        access: 'Withdrawn',
        status,
        judged: null,
        userInfo: { Verified: [] },
      };
      showApplication();
      expect(await screen.findByText(says)).toBeTruthy();
    },
  );

  test('is approved after one question, and the status shows it in place', async () => {
    server.answer = detail;
    server.verdict = Response.json({ message: 'Successfully Approved loan', status: 'Approved' });
    showApplication();
    await screen.findByRole('heading', { name: /Marcia/ });
    press('Approve');
    const dialog = screen.getByRole('dialog', { name: 'Approve the loan?' });
    expect(server.sent).toEqual([]);
    server.answer = { ...detail, status: 'Approved', mayApprove: false };
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeTruthy();
    expect(server.sent).toEqual([
      { url: '/api/loan-application/updateStatus/a1', body: { status: 'Approved' } },
    ]);
    expect(toasts()).toEqual([['good', 'Successfully Approved loan']]);
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  test.each(['Approve', 'Offer other terms'])(
    'a window %s that is open when consent is withdrawn says so, and sends nothing any more',
    async (name) => {
      server.answer = detail;
      const { changed } = showApplication();
      await screen.findByRole('heading', { name: /Marcia/ });
      press(name);
      const dialog = within(screen.getByRole('dialog'));
      server.answer = { ...detail, user: null, access: 'Withdrawn', mayApprove: false, judged: null };
      await changed();
      expect((await dialog.findByRole('alert')).textContent).toContain('without the applicant’s consent');
      for (const each of dialog
        .queryAllByRole('button')
        .filter(({ textContent }) => textContent !== 'Cancel'))
        fireEvent.click(each);
      expect(server.sent).toEqual([]);
      expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
      expect(dialog.queryByText(/A colleague/)).toBeNull();
    },
  );

  test('is rejected with the reason, sent even when it is empty', async () => {
    server.answer = detail;
    server.verdict = Response.json({ message: 'Loan Rejected successfully', status: 'Rejected' });
    showApplication();
    await screen.findByRole('heading', { name: /Marcia/ });
    press('Reject');
    const dialog = screen.getByRole('dialog');
    const reason = within(dialog).getByLabelText('Please specify a reason for the rejection');
    expect(reason.hasAttribute('required')).toBe(true);
    server.answer = { ...detail, status: 'Rejected', mayApprove: false };
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(server.sent.map(({ body }) => body)).toEqual([{ status: 'Rejected', rejectionReason: '' }]),
    );
    expect(await screen.findByText('Rejected')).toBeTruthy();
  });

  test('keeps a reason that was begun: every way out of the window asks first', async () => {
    server.answer = detail;
    showApplication();
    await screen.findByRole('heading', { name: /Marcia/ });
    press('Reject');
    const [dialog] = screen.getAllByRole('dialog');
    const reason = within(dialog as HTMLElement).getByLabelText('Please specify a reason for the rejection');
    fireEvent.change(reason, { target: { value: 'Too many debts' } });
    fireEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByDisplayValue('Too many debts')).toBeTruthy();
    fireEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Too many debts')).toBeNull());
    expect(server.sent).toEqual([]);
  });

  test('that somebody decided first says so, and shows what it is now', async () => {
    server.answer = detail;
    server.verdict = Response.json(
      { code: 'application.decided', message: 'This application has been decided already.' },
      { status: 409 },
    );
    showApplication();
    await screen.findByRole('heading', { name: /Marcia/ });
    press('Approve');
    server.answer = { ...detail, status: 'Rejected', rejectionReason: 'Too late', mayApprove: false };
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Too late')).toBeTruthy();
    expect(toasts()).toEqual([['bad', 'This application has been decided already.']]);
  });

  test.each(['Approved', 'Rejected'] as const)('that is %s has no buttons', async (status) => {
    server.answer = { ...detail, status, mayApprove: false };
    showApplication();
    await screen.findByRole('heading', { name: /Marcia/ });
    expect(screen.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  });

  test.each([
    [
      'whose applicant has withdrawn consent',
      'Withdrawn',
      /but not approve, without the applicant’s consent/,
    ],
    ['whose applicant’s account is closed', 'Open', /the applicant’s account is closed just now/],
    ['of a lender that may not lend', 'Closed', /but not approve, while your company is switched off/],
  ] as const)('%s says why it can be rejected alone', async (_whose, access, why) => {
    server.answer = { ...detail, access, mayApprove: false };
    showApplication();
    expect(await screen.findByText(why)).toBeTruthy();
    if (access === 'Closed') expect(await screen.findByText('Information is closed for now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  });
});
