import { describe, expect, it } from 'vitest';
import type { SubmissionStatus } from '../contract.ts';
import { nextStop } from './my-sections.ts';

const section = (sId: string, userStatus: SubmissionStatus | null = null, isHidden = false) => ({
  sId,
  name: sId,
  userStatus,
  status: 'Active' as const,
  isHidden,
  disablePossible: true,
});

describe('after a section was sent', () => {
  it('the next one not submitted is opened', () => {
    expect(nextStop([section('one'), section('two')], 'one')).toEqual({
      to: '/information?section=two',
      name: 'two',
      isDocuments: false,
    });
  });

  it.each(['Submitted', 'Rejected'] as const)(
    'the documents of a next one that is %s are opened',
    (status) => {
      expect(nextStop([section('one'), section('two', status)], 'one').to).toBe('/verification?section=two');
    },
  );

  it('sections with nothing to do are passed by', () => {
    const sections = [
      section('one'),
      section('two', 'SubmittedForVerfication'),
      section('three', 'Verified'),
      section('four', null, true),
      section('five'),
    ];
    expect(nextStop(sections, 'one').to).toBe('/information?section=five');
  });

  it('the last one leads home, whatever was left out before it', () => {
    expect(nextStop([section('one'), section('two')], 'two').to).toBe('/');
  });

  it('without a list, or outside of it, the list is opened', () => {
    expect(nextStop(undefined, 'one').to).toBe('/earn-points');
    expect(nextStop([section('one')], 'two').to).toBe('/earn-points');
  });
});
