import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignUp } from './sign-up.tsx';
import { serverSays, show } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REGISTER = '/api/accounts/register';
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

function fillIn() {
  type('First name', 'Marcia');
  type('Last name', 'Brown');
  type('Email', 'marcia@example.com');
  type('Password', 'mango-Sorrel 47');
  type('Repeat password', 'mango-Sorrel 47');
  type(/Promo code/, ' lignum ');
}

describe('sign-up', () => {
  it('says what is missing in the words of the specification', async () => {
    show(<SignUp />);
    send();
    for (const text of ['First Name is Required', 'Last Name is Required', 'Email is Required']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText('Password is Required')).toHaveLength(2);
  });

  it('sends what the specification names, congratulates on a coupon and empties the form', async () => {
    const sent = serverSays({
      [REGISTER]: { body: { message: 'Look at your mail.', isCouponApplied: true } },
    });
    show(<SignUp />);
    fillIn();
    send();
    expect(await screen.findByText('Congratulations!')).toBeTruthy();
    expect(screen.getAllByText('Look at your mail.').length).toBeGreaterThan(0);
    expect(sent[REGISTER]).toEqual([
      {
        firstName: 'Marcia',
        lastName: 'Brown',
        email: 'marcia@example.com',
        phone: '',
        promoCode: 'lignum',
        password: 'mango-Sorrel 47',
      },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Sign up with another address', hidden: true }));
    expect(field('First name').value).toBe('');
    expect(field('Password').value).toBe('');
  });

  it('ends on what happens next: where the mail is, and once more where none came', async () => {
    const sent = serverSays({
      [REGISTER]: { body: { message: 'Look at your mail.', isCouponApplied: false } },
      '/api/accounts/resendVerification': { body: { message: 'A new link is on its way.' } },
    });
    const addresses: string[] = [];
    const router = show(<SignUp onDone={(email) => addresses.push(email)} />);
    fillIn();
    type('Email', 'marcia@gmail.com');
    send();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/marcia@gmail.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Gmail' }).getAttribute('href')).toBe(
      'https://mail.google.com/',
    );
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(addresses).toEqual(['marcia@gmail.com']);
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeTruthy();
    expect(sent['/api/accounts/resendVerification']).toEqual([{ email: 'marcia@gmail.com' }]);
    fireEvent.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(router.state.location).toMatchObject({ pathname: '/', state: { email: 'marcia@gmail.com' } });
  });

  it('says where the mail is read where the provider’s page is not known', async () => {
    serverSays({ [REGISTER]: { body: { message: 'Look at your mail.', isCouponApplied: false } } });
    show(<SignUp />);
    fillIn();
    type('Email', 'marcia@cwjamaica.com');
    send();
    expect(await screen.findByText(/where you read mail sent to you at cwjamaica\.com/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Open / })).toBeNull();
  });

  it('does not congratulate without one', async () => {
    serverSays({ [REGISTER]: { body: { message: 'Look at your mail.', isCouponApplied: false } } });
    show(<SignUp />);
    fillIn();
    send();
    expect((await screen.findAllByText('Look at your mail.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Congratulations!')).toBeNull();
  });

  it("puts the server's words beside the field and keeps everything typed", async () => {
    serverSays({
      [REGISTER]: {
        status: 422,
        body: {
          code: 'account.promo_unknown',
          message: 'No such code.',
          fields: { promoCode: 'Not known.' },
        },
      },
    });
    show(<SignUp />);
    fillIn();
    send();
    expect(await screen.findByText('Not known.')).toBeTruthy();
    expect(screen.getByText('No such code.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/Promo code/)));
    expect(field('Password').value).toBe('mango-Sorrel 47');
    expect(field('First name').value).toBe('Marcia');
  });
});
