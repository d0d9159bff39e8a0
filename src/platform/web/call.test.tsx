import { expect, it } from 'vitest';
import { CallFailed } from './call.ts';

it('a fault of ours says behind its words under which reference it can be found', () => {
  const said = {
    code: 'unexpected',
    message: 'Oops! Something Went wrong. Please try again',
    reference: '4f1c',
  };
  expect(new CallFailed(500, said).message).toBe(
    'Oops! Something Went wrong. Please try again (reference 4f1c)',
  );
  expect(new CallFailed(503, { code: 'service.busy', message: 'Wait.' }).message).toBe('Wait.');
});
