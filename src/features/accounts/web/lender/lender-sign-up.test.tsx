import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serverSays, show } from '../web.test-support.tsx';
import { PartnerSignUp } from './lender-sign-up.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REGISTER = '/api/accounts/register';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up as a partner' }));

it('says what is missing in the words of the specification', async () => {
  show(<PartnerSignUp />);
  expect(screen.getByRole('heading', { name: 'Become a partner with us' })).toBeTruthy();
  send();
  for (const text of ['First Name is Required', 'Last Name is Required', 'Email is Required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByText('Password is Required')).toHaveLength(2);
});

it('sends the user type Partner, takes long names, and empties the form', async () => {
  const sent = serverSays({
    [REGISTER]: { body: { message: 'Look at your mail.', isCouponApplied: false } },
  });
  show(<PartnerSignUp />);
  type('First name', 'Bartholomew-Augustus');
  type('Last name', 'Featherstonehaugh-Campbell');
  type('Email', 'loans@example.com');
  type('Password', 'mango-Sorrel 47');
  type('Repeat password', 'mango-Sorrel 47');
  send();
  expect(
    await screen.findByText(/^Your account waits for loans@example\.com to be confirmed\./),
  ).toBeTruthy();
  expect(screen.getAllByText('Look at your mail.')).toHaveLength(1);
  expect(sent[REGISTER]).toEqual([
    {
      firstName: 'Bartholomew-Augustus',
      lastName: 'Featherstonehaugh-Campbell',
      email: 'loans@example.com',
      password: 'mango-Sorrel 47',
      userType: 'Partner',
    },
  ]);
  expect(field('First name').value).toBe('');
});
