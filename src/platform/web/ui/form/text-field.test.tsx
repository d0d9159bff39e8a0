import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const FULL = '1,000 characters at most: nothing more is taken';

test.each([
  ['a line', TextField],
  ['several lines', TextAreaField],
])('%s that is full says that nothing more is taken', (_, Field) => {
  render(<Field label="Reason" maxLength={1_000} />);
  const type = (length: number) =>
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'x'.repeat(length) } });
  type(999);
  expect(screen.queryByText(FULL)).toBeNull();
  type(1_000);
  expect(screen.getByText(FULL).getAttribute('aria-live')).toBe('polite');
  type(10);
  expect(screen.queryByText(FULL)).toBeNull();
});

test('what was full and was emptied by its form says no more', () => {
  function Form() {
    const [text, setText] = useState('');
    return (
      <>
        <TextField label="Code" maxLength={5} value={text} onValue={setText} />
        <button type="button" onClick={() => setText('')}>
          Empty
        </button>
      </>
    );
  }
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '12345' } });
  expect(screen.getByText(/^5 characters at most/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(screen.queryByText(/characters at most/)).toBeNull();
});

test('a field without a limit says nothing of one', () => {
  render(<TextField label="Name" />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x'.repeat(5_000) } });
  expect(screen.queryByText(/at most/)).toBeNull();
});
