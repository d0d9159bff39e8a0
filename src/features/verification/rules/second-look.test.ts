import { describe, expect, test } from 'vitest';
import { type Look, partIn, whyNotDecide, whyNotSettle } from './second-look.ts';

const waits: Look = { firstBy: 'ann', secondBy: null, agrees: false, isSettled: false, ownerId: null };
const agreed: Look = { ...waits, secondBy: 'ben', agrees: true };
const disagreed: Look = { ...waits, secondBy: 'ben' };
const cids: Look = { ...disagreed, ownerId: 'cid' };
const settled: Look = { ...cids, isSettled: true };

describe('the second verdict', () => {
  test.each([
    ['by another officer', waits, 'ben', false, null],
    ['by the first one', waits, 'ann', false, 'second_look.own'],
    ['by a lead', waits, 'dan', true, 'second_look.lead_reads'],
    ['given already', agreed, 'cid', false, 'second_look.decided'],
  ])('%s', (_, look, officer, isLead, why) => {
    expect(whyNotDecide(look, officer, isLead)).toBe(why);
  });
});

describe('settling', () => {
  test.each([
    ['by its owner', cids, 'cid', null],
    ['by somebody else', cids, 'dan', 'second_look.not_yours'],
    ['of nobody’s', disagreed, 'cid', 'second_look.not_yours'],
    ['by the first officer', { ...cids, ownerId: 'ann' }, 'ann', 'second_look.third_person'],
    ['by the second officer', { ...cids, ownerId: 'ben' }, 'ben', 'second_look.third_person'],
    ['what agrees', { ...agreed, ownerId: 'cid' }, 'cid', 'second_look.nothing_to_settle'],
    ['what is settled', settled, 'cid', 'second_look.nothing_to_settle'],
    ['what waits', { ...waits, ownerId: 'cid' }, 'cid', 'second_look.nothing_to_settle'],
  ])('%s', (_, look, officer, why) => {
    expect(whyNotSettle(look, officer)).toBe(why);
  });
});

test.each([
  [waits, 'ben', false, 'Decides'],
  [waits, 'ann', false, null],
  [waits, 'ann', true, 'Reads'],
  [waits, 'dan', true, 'Reads'],
  [cids, 'cid', false, 'Settles'],
  [cids, 'dan', false, null],
  [cids, 'dan', true, 'Reads'],
  [cids, 'ann', false, null],
  [settled, 'cid', false, 'Reads'],
  [agreed, 'ben', false, null],
])('the part in %j of %s (lead: %s) is %s', (look, officer, isLead, part) => {
  expect(partIn(look, officer, isLead)).toBe(part);
});
