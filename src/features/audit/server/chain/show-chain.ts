// Tells the newest block of the audit chain: whoever notes it elsewhere can prove later that nothing was taken away.
import type { Work } from '#platform/server/work.ts';
import { headOf } from '../../rules/chain-head.ts';

export async function showChain({ db }: Work) {
  const block = await db
    .selectFrom('audit_blocks')
    .select(['number', 'hash', 'sealed_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!block) return { newest: null };
  return {
    newest: { head: headOf(block), sealed: block.sealed_at.toISOString(), blocks: block.number },
  };
}
