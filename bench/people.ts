// Who is in the filled database: numbered people and one admin, with the session and names of each known from the number.

/** The admin's number; people have those from 1 on. */
export const ADMIN = 0;

export const PASSWORD = 'croton hedge, blue mountain';

export const emailOf = (person: number): string => `person-${person}@example.com`;
export const tokenOf = (person: number): string => `bench-session-${person}`;

export const firstNames =
  'Marcia Delroy Shanice Omar Kerry-Ann Tyrone Simone Andre Latoya Winston Keisha Damion Tamara Garfield Nadine Leroy Camille Oneil Sasha Errol'.split(
    ' ',
  );
export const lastNames =
  'Campbell Brown Williams Smith Johnson Grant Reid Clarke Thompson Gordon Morgan Bailey Francis Allen Wright Powell Edwards Stewart Henry Lewis Walker Morris Davis Dixon Murray Palmer Lawrence Bennett Spence Anderson Robinson Mcdonald Wilson Hall Miller Graham Scott Ellis Green Watson Simpson Facey Hinds Levy Nelson Parkes Rowe Salmon Tulloch Vassell'.split(
    ' ',
  );

/** Everyone's full names come from these two lists, so that each is shared by one person in a thousand. */
export const nameOf = (person: number): string =>
  `${firstNames[person % firstNames.length]} ${lastNames[Math.floor(person / firstNames.length) % lastNames.length]}`;
