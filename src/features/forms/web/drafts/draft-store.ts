// Unfinished forms on this phone, in IndexedDB: answers and documents by account and form; none of it leaves the phone.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { notifyTabs } from '#platform/web/phone/between-tabs.ts';
import { documentsIn } from '../documents/documents-in.ts';
import type { LocalDocument } from '../documents/local-document.ts';
import type { RawAnswers } from '../filling.ts';
import { mergeAnswers } from './merge-answers.ts';

export type DraftPlace = {
  account: string;
  /** Which form: `information:basic_information`. */
  form: string;
};

/** `version`: of the form's fields that were answered. `step`: the one that it was left at; null where the form is one page. */
export type Draft = { version: string; answers: RawAnswers; step: string | null };

type Key = [account: string, form: string];
/** Drafts from before the step was kept have none. */
type DraftRow = DraftPlace & Omit<Draft, 'step'> & { step?: string | null; savedAt: number };
type DocumentRow = DraftPlace & LocalDocument;

interface Drafts extends DBSchema {
  drafts: { key: Key; value: DraftRow };
  documents: { key: [...Key, id: string]; value: DocumentRow };
}

let opening: Promise<IDBPDatabase<Drafts>> | null = null;

function open(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>('drafts', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['account', 'form'] });
      db.createObjectStore('documents', { keyPath: ['account', 'form', 'id'] });
    },
    terminated() {
      opening = null;
    },
  }).catch((failure: unknown) => {
    opening = null;
    throw failure;
  });
  return opening;
}

/** All of one form's documents: in the order of keys a list comes after every text. */
const documentsOf = ({ account, form }: DraftPlace): IDBKeyRange =>
  IDBKeyRange.bound([account, form], [account, form, []]);

export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const db = await open();
  const work = db.transaction(['drafts', 'documents']);
  const [row, documents] = await Promise.all([
    work.objectStore('drafts').get([place.account, place.form]),
    work.objectStore('documents').getAll(documentsOf(place)),
    work.done,
  ]);
  if (!row) return null;
  const { version, answers, step = null } = row;
  return { version, answers: rejoined(answers, documents), step };
}

export const hasDraft = async ({ account, form }: DraftPlace): Promise<boolean> =>
  (await (await open()).count('drafts', [account, form])) > 0;

/** What a tab last knew of a draft: its answers, and whether they were kept or only begun with. */
export type Known = { answers: RawAnswers; isKept: boolean };

/**
 * Writes what changed since `known` over what is kept, which another tab may have written since; returns the two merged. Returns null, and
 * writes nothing, where a draft that was kept is gone: the form was handed in or started over elsewhere.
 * Of the documents it writes only those that came or went, since each may be megabytes.
 */
export async function saveDraft(place: DraftPlace, draft: Draft, known: Known): Promise<RawAnswers | null> {
  const { version, step } = draft;
  const db = await open();
  const work = db.transaction(['drafts', 'documents'], 'readwrite');
  const store = work.objectStore('documents');
  const [row, rows] = await Promise.all([
    work.objectStore('drafts').get([place.account, place.form]),
    store.getAll(documentsOf(place)),
  ]);
  if (!row && known.isKept) return null;
  // The answers to other questions are not merged: a form that was changed has taken over what still fits.
  const answers =
    row?.version === version
      ? mergeAnswers(rejoined(row.answers, rows), known.answers, draft.answers)
      : draft.answers;
  const documents = Object.values(answers).flatMap(documentsIn);
  const stored = new Set(rows.map(({ id }) => id));
  const wanted = new Set(documents.map(({ id }) => id));
  await Promise.all([
    work
      .objectStore('drafts')
      .put({ ...place, version, step, answers: parted(answers), savedAt: Date.now() }),
    ...documents.filter(({ id }) => !stored.has(id)).map((document) => store.put({ ...document, ...place })),
    ...[...stored.difference(wanted)].map((id) => store.delete([place.account, place.form, id])),
    work.done,
  ]);
  notifyTabs('draft');
  return answers;
}

export async function dropDraft(place: DraftPlace): Promise<void> {
  const db = await open();
  const work = db.transaction(['drafts', 'documents'], 'readwrite');
  await Promise.all([
    work.objectStore('drafts').delete([place.account, place.form]),
    work.objectStore('documents').delete(documentsOf(place)),
    work.done,
  ]);
  notifyTabs('draft');
}

/** Leaves nothing of anyone else, when another person logs in on this phone; of nobody at all, when `account` is null. */
export async function dropDraftsOfOthers(account: string | null): Promise<void> {
  const db = await open();
  const work = db.transaction(['drafts', 'documents'], 'readwrite');
  if (account === null) {
    const stores = [work.objectStore('drafts'), work.objectStore('documents')];
    await Promise.all([...stores.map((store) => store.clear()), work.done]);
    return;
  }
  const [rows, documents] = [work.objectStore('drafts'), work.objectStore('documents')];
  await Promise.all([
    rows.delete(IDBKeyRange.upperBound([account], true)),
    rows.delete(IDBKeyRange.lowerBound([account, []], true)),
    documents.delete(IDBKeyRange.upperBound([account], true)),
    documents.delete(IDBKeyRange.lowerBound([account, []], true)),
    work.done,
  ]);
}

/** Answers with documents named by their ids alone; the bytes stand beside them. */
function parted(answers: RawAnswers): RawAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const documents = documentsIn(answer);
      return [name, documents.length > 0 ? { documents: documents.map(({ id }) => id) } : answer];
    }),
  );
}

function rejoined(answers: RawAnswers, rows: readonly DocumentRow[]): RawAnswers {
  const byId = new Map(
    rows.map(({ account: _account, form: _form, ...document }) => [document.id, document]),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      if (typeof answer !== 'object' || answer === null || !('documents' in answer)) return [name, answer];
      const ids = Array.isArray(answer.documents) ? answer.documents : [];
      return [name, ids.flatMap((id) => byId.get(String(id)) ?? [])];
    }),
  );
}
