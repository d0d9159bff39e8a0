import { describe, expect, it } from 'vitest';
import { readMobile, showMobile } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each([
    '8765551234',
    '876-555-1234',
    '(876) 555-1234',
    '+1 876 555 1234',
    '1-876-555-1234',
    '876.555.1234',
  ])('is read however it is typed: %s', (typed) => {
    expect(readMobile(typed)).toBe('18765551234');
  });

  it('may begin with 658', () => {
    expect(readMobile('658 555 1234')).toBe('16585551234');
  });

  it.each([
    '',
    '5551234',
    '305-555-1234',
    '876-555-123',
    '876-555-12345',
    '+44 876 555 1234',
    '876-555-12a4',
    '٨٧٦٥٥٥١٢٣٤',
  ])('is no number of a phone in Jamaica: “%s”', (typed) => {
    expect(readMobile(typed)).toBeNull();
  });

  it('is shown in three parts', () => {
    expect(showMobile('18765551234')).toBe('876-555-1234');
  });
});
