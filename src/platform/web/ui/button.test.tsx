import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const doubleClick = () => {
  const button = screen.getByRole('button');
  for (const detail of [1, 2]) fireEvent.click(button, { detail });
};

it.each(['primary', 'danger'] as const)('a double click on a %s button does it once', (tone) => {
  const act = vi.fn();
  render(
    <Button tone={tone} onClick={act}>
      Yes
    </Button>,
  );
  doubleClick();
  expect(act).toHaveBeenCalledTimes(1);
});

it('a double click on the button of a form sends it once', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit">Save</Button>
    </form>,
  );
  doubleClick();
  expect(send).toHaveBeenCalledTimes(1);
});

const secondEnter = () => {
  const button = screen.getByRole('button');
  // A press of Enter is a click of no clicks.
  for (let press = 0; press < 2; press++) fireEvent.click(button, { detail: 0 });
};

it('a second Enter before the first is drawn counts no more, and the next one does', async () => {
  const act = vi.fn();
  render(<Button onClick={act}>Yes</Button>);
  secondEnter();
  expect(act).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  secondEnter();
  expect(act).toHaveBeenCalledTimes(2);
});

it('a second Enter sends a form once', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit">Save</Button>
    </form>,
  );
  secondEnter();
  expect(send).toHaveBeenCalledTimes(1);
});

it('turning pages quickly turns each', () => {
  const turn = vi.fn();
  render(
    <Button tone="secondary" onClick={turn}>
      Next
    </Button>,
  );
  doubleClick();
  expect(turn).toHaveBeenCalledTimes(2);
});
