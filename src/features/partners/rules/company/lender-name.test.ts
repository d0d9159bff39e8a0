import { describe, expect, it, test } from 'vitest';
import { brand } from '#texts/brand.ts';
import { companyFieldTexts as texts } from '../../texts/partner-company.ts';
import { isOtherCompany } from './is-other-company.ts';
import { lenderNameError, looksAs, readsAsOurs } from './lender-name.ts';

describe('a lender’s name', () => {
  it.each([
    'Pimento',
    'PIMENTO team',
    'Pimento Finance Limited',
    'The Pimento-Team',
    'P i m e n t o Loans',
    'Píménto',
    'Pimentø',
    'Plmento',
    'P1ment0',
    'P!mento',
    'Pirnento',
    'PimentoLoans',
    'mypimento',
    'Pi.men.to',
    brand.name,
    brand.legalName,
  ])('%s reads as ours', (name) => {
    expect(lenderNameError(name)).toBe(texts.nameIsOurs);
  });

  it.each([
    ['Pіmento', 'Cyrillic'],
    ['Рimento', 'Cyrillic'],
    ['Pimentο', 'Greek'],
    ['ᴘimento', 'small capitals'],
    ['Ｐimento', 'full width'],
    ['𝐏imento', 'mathematical'],
    ['Pi\u200bmento', 'with a space of no width'],
    ['Pi\u00admento', 'with a soft hyphen'],
    ['P\u0337imento', 'with a stroke through it'],
    ['Кредит', 'Cyrillic alone'],
    ['Island ☘', 'with a picture'],
  ])('%s (%s) is not written with Latin letters', (name) => {
    expect(lenderNameError(name)).toBe(texts.nameNotLatin);
  });

  it.each([
    'Island Credit',
    'Crédit d’Haïti & Co. (1998) Ltd.',
    'Cre\u0301dit Kreyòl',
    'Pigment Loans',
    'Spanish Town Piment Credit',
    '100% Fair',
    'Łódź Lending',
    'J.P. O’Brien – Loans',
    'Finance Limited',
  ])('%s is taken', (name) => {
    expect(lenderNameError(name)).toBeUndefined();
  });
});

test('a short name of ours counts as a whole word, or several, and not as part of one', () => {
  for (const name of ['Ora', 'ORA Credit', 'The O.R.A.', 'Ör4 Loans'])
    expect(readsAsOurs(name, ['Ora'])).toBe(true);
  for (const name of ['Coral Credit', 'Aurora', 'Oracle']) expect(readsAsOurs(name, ['Ora'])).toBe(false);
  expect(readsAsOurs('Anything', [''])).toBe(false);
});

test('two names that cannot be told apart at a look', () => {
  for (const name of [
    'island credit',
    'ISLAND CREDIT',
    'Islând  Credit',
    'IslandCredit',
    'lsland-Credit',
    '1sland Credit.',
  ])
    expect(looksAs('Island Credit', name)).toBe(true);
  for (const name of ['Island Credits', 'Inland Credit', 'Island Credit Ltd', '???'])
    expect(looksAs('Island Credit', name)).toBe(false);
  expect(looksAs('???', '%%%')).toBe(false);
});

describe('another company than was checked', () => {
  const checked = { name: 'Island Credit Ltd', address: '10-12 King Street,\nKingston' };

  it.each([
    ['Island  credit LTD.', '10-12 King Street, Kingston', false],
    ['Islánd Credit, Ltd', '10–12 King Street\nKINGSTON', false],
    ['Island Credit', checked.address, true],
    ['Islnd Credit Ltd', checked.address, true],
    ['Is Land Credit Ltd', checked.address, true],
    [checked.name, '1012 King Street, Kingston', true],
    [checked.name, '10-12 Queen Street, Kingston', true],
  ])('%s, %s: %s', (name, address, isOther) => {
    expect(isOtherCompany(checked, { name, address })).toBe(isOther);
  });
});
