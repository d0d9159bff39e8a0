// Puts the demo prizes with their pictures and codes into a database without any prize, never in production.

import { createHash } from 'node:crypto';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, isId, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { randomFrom } from '../people/random.ts';
import { drawPrize } from './drawings.ts';
import { DEMO_PRIZES, type DemoPrize } from './prize-list.ts';

/** Safe to run at every start, and by several servers at once. */
export async function installDemoPrizes(work: Work): Promise<void> {
  const { config, db } = work.services;
  if (config.production) return;
  if (await db.selectFrom('prizes').select('id').limit(1).executeTakeFirst()) return;
  const drawn = await Promise.all(
    DEMO_PRIZES.map(async (prize) => ({ prize, picture: await drawPrize(prize.drawing) })),
  );
  await work.transaction(async (work) => {
    for (const each of drawn) {
      const fileId = await keepPicture(work, each);
      // Another server that starts at the same moment was first.
      if (!fileId) return;
      await insertPrize(work, each.prize, fileId);
    }
  });
}

type Drawn = { prize: DemoPrize; picture: Awaited<ReturnType<typeof drawPrize>> };

/** The id of its file; null where it is there already. A broken-off earlier start may have left the bytes. */
async function keepPicture(
  work: Work,
  { prize, picture: { bytes, width, height } }: Drawn,
): Promise<IdOf<'files'> | null> {
  const id = prize.id.replace('-a000-', '-b000-');
  if (!isId<'files'>(id)) throw new Error(`the picture of a demo prize has '${id}' for an id`);
  const row = await work.db
    .insertInto('files')
    .values({
      id,
      owner_id: null,
      original_name: `${prize.drawing}.webp`,
      media_type: 'image/webp',
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width,
      height,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await work.services.files.remove(id);
  await work.services.files.write(id, bytes);
  return id;
}

async function insertPrize(
  work: Work,
  { id, codes, ...prize }: DemoPrize,
  image_file_id: IdOf<'files'>,
): Promise<void> {
  if (!isId<'prizes'>(id)) throw new Error(`a demo prize has '${id}' for an id`);
  await work.db
    .insertInto('prizes')
    .values({
      id,
      name: prize.name,
      description: prize.description,
      type: prize.type,
      value_cents: cents(prize.valueCents),
      point_required: prize.seeds,
      image_file_id,
      stock: codes ? 0 : (prize.stock ?? null),
      gives_code: codes !== undefined,
      created_at: work.now,
    })
    .execute();
  if (!codes) return;
  await work.db
    .insertInto('coupon_codes')
    .values(codesOf(codes).map((code) => ({ id: newId(), prize_id: id, code, created_at: work.now })))
    .execute();
}

/** As `GAS-4KP7-9XDM`, without letters and figures that look alike. */
function codesOf({ prefix, count }: NonNullable<DemoPrize['codes']>): string[] {
  const random = randomFrom(`codes of ${prefix}`);
  const four = () => Array.from({ length: 4 }, () => random.pick([...'ACDEFGHJKMNPQRTUVWXY34679'])).join('');
  return [...new Set(Array.from({ length: count }, () => `${prefix}-${four()}-${four()}`))];
}
