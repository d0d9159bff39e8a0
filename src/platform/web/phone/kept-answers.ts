// Keeps what a borrower has read on the phone, and gives it back at the next start, so that it can be read without a connection.
import type { Query, QueryClient } from '@tanstack/react-query';
import { answersToKeep } from './answers-to-keep.ts';
import type { KeptAnswer } from './phone-store.ts';

const store = () => import('./phone-store.ts');
const QUIET_MS = 1_000;

/** Restores the stored answers of an account and stores the answers that are read from now on. Returns a function that stops storing them. */
export function keepAnswers(client: QueryClient, account: string): () => void {
  const startedAt = Date.now();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Map<string, Query>();
  const all = giveBack(client, account);
  const write = async () => {
    clearTimeout(timer);
    if (changed.size === 0) return;
    const fresh = [...changed.values()].map((query) => keptOf(account, query));
    changed.clear();
    const answers = await all;
    for (const answer of fresh) answers.set(answer.hash, answer);
    const { kept, dropped } = answersToKeep([...answers.values()], Date.now());
    for (const { hash } of dropped) answers.delete(hash);
    const writing = kept.filter((answer) => fresh.includes(answer));
    if (!isOver) await (await store()).writeAnswers(writing, dropped);
  };
  // A phone whose storage is full stores less. No error is shown, because nothing is lost.
  const writeQuietly = () => void write().catch(() => {});
  const writeHidden = () => {
    if (document.visibilityState === 'hidden') writeQuietly();
  };
  const forget = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // A restored answer is stored already. An answer that a screen writes into the cache after a change of its own is newer than the stored one.
    if (event.action.manual && event.query.state.dataUpdatedAt < startedAt) return;
    changed.set(event.query.queryHash, event.query);
    clearTimeout(timer);
    timer = setTimeout(writeQuietly, QUIET_MS);
  });
  document.addEventListener('visibilitychange', writeHidden);
  return () => {
    isOver = true;
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', writeHidden);
  };
}

function keptOf(account: string, { queryHash, queryKey, state }: Query): KeptAnswer {
  const characters = JSON.stringify(state.data ?? null).length;
  const rest = { answer: state.data, readAt: state.dataUpdatedAt, characters };
  return { account, hash: queryHash, key: queryKey, ...rest };
}

/** Puts the stored answers into the cache, except for those that were fetched since the start, which are newer. */
async function giveBack(client: QueryClient, account: string): Promise<Map<string, KeptAnswer>> {
  const answers = await store()
    .then(({ readAnswers }) => readAnswers(account))
    .catch(() => []);
  const { kept } = answersToKeep(answers, Date.now());
  for (const { key, answer, readAt } of kept) {
    if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) >= readAt) continue;
    client.setQueryData(key, answer, { updatedAt: readAt });
    // A stored answer counts as stale whatever its age: changes since it was stored are unknown, so it is refetched when it is shown.
    void client.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  }
  return new Map(answers.map((answer) => [answer.hash, answer]));
}
