import { expect, test } from 'vitest';
import { isOfCalls } from './of-calls.ts';

test.each([
  '/api/health',
  '/api',
  '/api?page=1',
  '/API/health',
  '/Api/x/y',
  '//api/health',
  '///aPi',
  '/%61pi/none',
  '/api%2Fnone',
])('%s is answered as a call', (address) => expect(isOfCalls(address)).toBe(true));

test.each(['/', '/apis', '/apiary/api/', '/about/api/x', '/?next=/api/x', '/%zz', '/%E0%A4%A'])(
  '%s is not',
  (address) => expect(isOfCalls(address)).toBe(false),
);
