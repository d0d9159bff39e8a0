// Reads the built files: no word, address or call of staff and lenders in what borrowers and visitors load.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import type { Actor } from '#shared/actor.ts';
import { builtParts, scriptsOf } from '../support/built-parts.ts';
import { IS_OF_STAFF_OR_LENDERS } from '../support/house-audiences.ts';

/** Where everybody's files name a place of staff or lenders, and why. */
const ALLOWED_ADDRESSES = new Map([
  ['/admin/dashboard', 'the log-in and the guard lead staff to it'],
  ['/partner/dashboard', 'the log-in and the guard lead lenders to it'],
]);

const LETTERS_OF_A_SENTENCE = 12;
const parts = builtParts();
const ours = [...scriptsOf(parts, 'borrowers and visitors')];
const theirs = [...scriptsOf(parts, 'staff and lenders')].map(([, script]) => plain(script)).join('\n');

const wordFiles = globSync(['src/texts/*.ts', 'src/features/*/texts/**/*.ts', 'src/features/*/texts.ts']).map(
  (path) => path.replaceAll('\\', '/'),
);
const wordsWhere = (isTheirs: boolean) =>
  wordFiles
    .filter((path) => IS_OF_STAFF_OR_LENDERS.test(path) === isTheirs)
    .map((path) => readFileSync(path, 'utf8'));
const saidToAll = plain(wordsWhere(false).join('\n'));

const borrower = { userType: 'User', status: 'Active', infoStatus: 'FirstModel' } as Actor;

describe('what borrowers and visitors load', () => {
  it('holds no sentence of staff or lenders', () => {
    const sentences = [...new Set(wordsWhere(true).flatMap(sentencesOf))].filter(
      (sentence) => !saidToAll.includes(sentence),
    );
    expect(sentences.filter((sentence) => theirs.includes(sentence)).length).toBeGreaterThan(1000);
    expect(found(sentences)).toEqual([]);
  });

  it('holds no address of staff or lenders', () => {
    const addresses = (script: string) =>
      [...script.matchAll(/["'`](\/(?:admin|partner)\/[\w-]+)/g)].map(([, address = '']) => address);
    expect(new Set(addresses(theirs)).size).toBeGreaterThan(20);
    const faults = ours.flatMap(([file, script]) =>
      addresses(script)
        .filter((address) => !ALLOWED_ADDRESSES.has(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(faults).toEqual([]);
  });

  it('holds no call that only staff or lenders may make', () => {
    const calls = routes
      .filter(({ served }) => !served.who.admits(borrower) && !served.who.admits(null))
      .map(({ key }) => key);
    expect(calls.filter((call) => theirs.includes(call)).length).toBeGreaterThan(50);
    expect(found(calls, (call) => new RegExp(`["'\`]${escaped(call)}["'\`]`))).toEqual([]);
  });
});

function found(wanted: readonly string[], asPattern?: (one: string) => RegExp): string[] {
  return ours.flatMap(([file, script]) => {
    const text = plain(script);
    return wanted
      .filter((one) => (asPattern ? asPattern(one).test(text) : text.includes(one)))
      .map((one) => `${file}: ${one}`);
  });
}

/** The parts of string literals that a reader would know again: figures and names filled in stand between them. */
function sentencesOf(source: string): string[] {
  const literals = source
    .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return (
    [...literals]
      .flatMap(([, quoted, template]) => (quoted ?? template ?? '').split(/\$\{[^}]*\}/))
      .map(plain)
      // Addresses are judged by themselves.
      .filter((piece) => !/^[#./][\w./-]+$/.test(piece))
      .filter((piece) => piece.replaceAll(/[^a-zA-Z]/g, '').length >= LETTERS_OF_A_SENTENCE)
  );
}

/** However the bundler quotes. */
function plain(source: string): string {
  return source
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
