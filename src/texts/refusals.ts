// What any feature may refuse: the refusal's kind, the words a person reads, what it is counted as where it smells of an attack. What one feature alone refuses stands beside it.

type Kind = 'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'tooMany' | 'unavailable';
type CountedAs = 'form_token' | 'throttle' | 'nothing';
const table = <Code extends string>(rows: Record<Code, readonly [Kind, string, CountedAs?]>) => rows;

export const sharedRefusalTexts = table({
  'request.invalid': [
    'invalid',
    'Some of what was sent could not be read. Check the marked fields and try again.',
  ],
  'request.unreadable': [
    'invalid',
    'Some of this cannot be read: a character in it is broken. Type it again.',
  ],
  'request.not_found': ['missing', 'We could not find that.'],
  'request.one_host': ['invalid', 'A call names one host, once, in its Host header.'],
  'request.misdirected': ['invalid', 'This site is not at that address.'],
  'request.too_large': ['invalid', 'What was sent is too large.'],
  'request.too_slow': [
    'invalid',
    'This came too slowly, so nothing was kept. Try again where your connection is better.',
  ],
  'request.too_many': ['tooMany', 'Too many tries. Wait a little and try again.', 'throttle'],
  'request.conflict': ['conflict', 'This was changed somewhere else in the meantime. Reload and try again.'],
  'request.key_reused': ['conflict', 'This request key was already used for something else.'],
  'request.key_malformed': ['invalid', 'An Idempotency-Key has 8 to 100 letters, figures, or . : _ -'],
  'request.csrf': [
    'forbidden',
    'This page has been open for too long. Reload it and try again.',
    'form_token',
  ],
  'service.unavailable': [
    'unavailable',
    'Pimento cannot be reached just now. Nothing was lost; try again in a minute.',
  ],
  'service.busy': ['tooMany', 'Many people are here just now. Wait a few seconds and try again.'],
  'service.storage_full': [
    'unavailable',
    'Pimento cannot take new files or changes just now. Nothing was lost; try again later.',
  ],
  'file.altered': [
    'unavailable',
    'This file is not as it was stored, so it is not shown. Write to us through the messages page.',
  ],
  'file.missing': [
    'unavailable',
    'This file cannot be found just now, so it is not shown. Try again later, or write to us through the messages page.',
  ],
  'file.store_away': [
    'unavailable',
    'Files cannot be opened or taken just now. Nothing was lost; try again in a minute.',
  ],
  'file.being_scanned': [
    'conflict',
    'This document is being checked for viruses. It opens as soon as that is done; try again in a minute.',
  ],
  'file.infected': [
    'conflict',
    'A virus was found in this document, so nobody can open it. Another copy is needed.',
  ],
  'file.too_many': [
    'tooMany',
    'You have sent many files in a short time. Wait a few minutes and try again.',
    'throttle',
  ],
  'file.quota': [
    'conflict',
    'You have used all the space for files. Ask us through the messages page to make room.',
  ],
  'session.needed': ['unauthenticated', 'Please log in to go on.'],
  'session.not_fresh': ['forbidden', 'Please give your password once more to go on.', 'nothing'],
  'session.second_factor_needed': ['forbidden', 'Set up a second step for your log-in first.', 'nothing'],
  'session.second_factor_again': ['forbidden', 'Please show once more that it is you.', 'nothing'],
  'session.not_allowed': ['forbidden', 'You may not do this.'],
});
