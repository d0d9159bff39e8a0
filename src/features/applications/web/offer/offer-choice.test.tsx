import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfferOutput } from '#features/decisions/contract.ts';
import { day } from '#tests/support/days.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { OfferChoice } from './offer-choice.tsx';

const offer: OfferOutput = {
  loanDecision: true,
  maxLoanAmount: 5_000,
  loanTermMonths: 4,
  interestRate: 6,
  reasonForDecline: null,
  expiresOn: day('2026-03-31'),
  score: 76,
  grade: 'B',
  dsr: 9,
  reasons: [
    {
      code: 'limit.first_loan',
      reason: 'A first loan is $5,000.00 at most.',
      note: 'Higher amounts open once it is repaid in full.',
      canChange: true,
      figures: {},
    },
  ],
  advice: [],
  adviceGap: null,
  levers: [],
  updates: [],
  policyVersion: 1,
  decidedOn: day('2026-03-01'),
  adviceStandsUntil: day('2026-03-31'),
  kept: null,
};

function show(failure?: string) {
  const onApply = vi.fn();
  showScreen(<OfferChoice offer={offer} busy={false} failure={failure} onApply={onApply} />);
  return {
    onApply,
    box: screen.getByRole<HTMLInputElement>('textbox'),
    slider: screen.getByRole<HTMLInputElement>('slider'),
    apply: () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })),
  };
}

afterEach(() => {
  cleanup();
  dropSession();
  localStorage.clear();
});

test('the slider moves in steps of $100 up to the offer, and the box and the cost follow', () => {
  const { box, slider } = show();
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '5000', '100']);
  fireEvent.change(slider, { target: { value: '2500' } });
  expect(box.value).toBe('2,500');
  // 2,500 × 6 % × 4 = 600; 3,100 ÷ 4 = 775; 5 % of 2,500 = 125.
  for (const figure of ['$2,375.00', '$125.00', '$600.00', '$3,100.00'])
    expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getAllByText('$775.00')).toHaveLength(1);
  fireEvent.click(screen.getByText('Your 4 instalments'));
  expect(screen.getAllByText('$775.00')).toHaveLength(5);
});

test('it opens at all that is offered, with what that costs', () => {
  const { box, slider } = show();
  expect([box.value, slider.value]).toEqual(['5,000', '5000']);
  expect(screen.getByText('$6,200.00')).toBeTruthy();
  fireEvent.focus(box);
  expect(box.value).toBe('5,000');
});

test('of no amount it states no cost', () => {
  const { slider } = show();
  fireEvent.change(slider, { target: { value: '0' } });
  expect(screen.getByText(/^Choose an amount/)).toBeTruthy();
  expect(screen.queryByText('0.00%')).toBeNull();
  fireEvent.change(slider, { target: { value: '100' } });
  expect(screen.queryByText(/^Choose an amount/)).toBeNull();
  expect(screen.getByText('$95.00')).toBeTruthy();
});

test('what is typed moves the slider, and is held at the maximum at once', () => {
  const { box, slider } = show();
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '1250.5' } });
  expect([box.value, slider.value]).toEqual(['1250.5', '1250.5']);
  fireEvent.change(box, { target: { value: '9,999,999' } });
  expect([box.value, slider.value]).toEqual(['5000', '5000']);
  fireEvent.blur(box);
  expect(box.value).toBe('5,000');
});

test('an empty box becomes 0 at once', () => {
  const { box, slider } = show();
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '300' } });
  fireEvent.change(box, { target: { value: '' } });
  expect([box.value, slider.value]).toEqual(['0', '0']);
  fireEvent.change(box, { target: { value: '07' } });
  expect(box.value).toBe('7');
});

test.each(['-500', '1e5', 'abc', '12.345'])(
  '%s is no amount: it stays, counts for nothing and says so',
  (typed) => {
    const { box, slider, onApply, apply } = show();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    expect([box.value, slider.value]).toEqual([typed, '0']);
    expect(screen.getByText('Please give an amount in digits alone, such as 3,000 or 3,000.50')).toBeTruthy();
    apply();
    expect(onApply).not.toHaveBeenCalled();
  },
);

test.each(['0', '99.99'])('applying with %s says to select an amount, beside the box too', (typed) => {
  const { box, onApply, apply } = show();
  fireEvent.change(box, { target: { value: typed } });
  apply();
  expect(screen.getByRole('alert').textContent).toBe('Please select loan amount');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
  expect(onApply).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: '100' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('applying says first what is asked for and what it costs, and sends it once that is confirmed', () => {
  const { slider, onApply, apply } = show();
  fireEvent.change(slider, { target: { value: '5000' } });
  apply();
  const question = screen.getByRole('dialog', { name: 'Apply for $5,000.00?' });
  expect(question.textContent).toContain('You apply for $5,000.00 over 4 months, at 6% a month, add-on.');
  // 5,000 × 6 % × 4 = 1,200; 6,200 ÷ 4 = 1,550; 5 % of 5,000 = 250.
  expect(question.textContent).toContain(
    'You get $4,750.00 in hand and pay $1,550.00 each month, $6,200.00 in all.',
  );
  expect(onApply).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(onApply).not.toHaveBeenCalled();
  apply();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, apply' }));
  const asked = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' };
  expect(onApply).toHaveBeenCalledExactlyOnceWith(asked, expect.any(Function));
});

test('an amount that was chosen stands there again after a reload, until it was applied for', () => {
  setSession({ id: 'u1', userType: 'User', status: 'Active' });
  fireEvent.change(show().slider, { target: { value: '1800' } });
  cleanup();
  const again = show();
  expect([again.box.value, again.slider.value]).toEqual(['1,800', '1800']);
  again.apply();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, apply' }));
  act(() => again.onApply.mock.lastCall?.[1]());
  cleanup();
  expect(show().box.value).toBe('5,000');
});

test('the reason of a failure stands by the button', () => {
  show('Your offer has changed since you opened this page.');
  expect(screen.getByRole('alert').textContent).toBe('Your offer has changed since you opened this page.');
});
