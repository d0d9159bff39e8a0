// Adds a prize, or changes one: checked as in the form, with its picture, under a lock, audited.

import { happened } from '#features/activity/server/happened.ts';
import { changedColumns } from '#platform/server/database/changed-columns.ts';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { CleanFile } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { columnsOf } from '#shared/record/columns.ts';
import type { Validated } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import type { PrizeForm, prizeEndpoints } from '../../contract.ts';
import { prizeFields } from '../../fields/staff-prize.ts';
import { codesError } from '../../rules/coupon-codes.ts';
import { prizeErrors } from '../../rules/prize-errors.ts';
import { mayRemove } from '../../rules/reserved.ts';
import { stockAfter } from '../../rules/stock.ts';
import { prizeDeskTexts, prizeFieldTexts } from '../../texts/staff-prizes.ts';
import { staffPrizeRefusals } from '../../texts/staff-refusals.ts';
import { prizeAdded, prizeEdited } from '../happenings.ts';
import { insertCodes } from './change-codes.ts';
import { lockPrize, type PrizeRow } from './lock-prize.ts';
import { keepPicture, readPicture } from './prize-image.ts';

/** What the form asks for is there; the stock is as it was sent. */
type Accepted = PrizeForm & Omit<Validated<typeof prizeFields>, 'stock'>;
type Saved = { message: string; _id: string };

export async function savePrize(
  work: Work<Actor>,
  { files, extraInfo }: Received<typeof prizeEndpoints, 'POST /api/prizes'>,
): Promise<Saved> {
  const isNew = extraInfo._id === undefined;
  const { picture, error } = await readPicture(work, files, isNew);
  const ofCodes = codesError(extraInfo.codes);
  const draft = { ...extraInfo, stock: extraInfo.stock ?? null };
  const accepted = accept(staffPrizeRefusals['prize.fields'], prizeFields, draft, {
    ...prizeErrors(draft),
    ...(error ? { imageUrl: error } : {}),
    ...(ofCodes ? { codes: ofCodes } : {}),
  });
  const form = { ...accepted, stock: extraInfo.stock };
  return form._id === undefined ? add(work, form, picture) : edit(work, form._id, form, picture);
}

const add = (work: Work<Actor>, form: Accepted, cleaned: CleanFile | null): Promise<Saved> =>
  transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const id = newId<'prizes'>(work.now.getTime());
    const stock = form.givesCode ? 0 : (form.stock ?? null);
    const columns = columnsOf(prizeFields, { ...form, stock });
    await work.db
      .insertInto('prizes')
      .values({
        id,
        ...columns,
        gives_code: form.givesCode,
        image_file_id: picture && (await keepPicture(work, picture)),
        added_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    const added = form.givesCode ? await insertCodes(work, id, form.codes) : 0;
    await happened(
      work,
      prizeAdded,
      { subjectId: id },
      { after: { ...columns, gives_code: form.givesCode, codes: added } },
    );
    return { message: prizeDeskTexts.added, _id: id };
  });

async function edit(
  work: Work<Actor>,
  id: IdOf<'prizes'>,
  form: Accepted,
  cleaned: CleanFile | null,
): Promise<Saved> {
  let replaced: IdOf<'files'> | null = null;
  const saved = await transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const before = await lockPrize(work, id);
    refuseEdit(before, form);
    const stock = newStock(before, form);
    if (stock !== null && stock < before.reserved)
      refuse(staffPrizeRefusals['prize.fields'], {
        fields: { stock: prizeFieldTexts.stockReserved(before.reserved) },
      });
    const after = {
      ...columnsOf(prizeFields, { ...form, stock }),
      image_file_id: picture ? await keepPicture(work, picture) : before.image_file_id,
    };
    await work.db
      .updateTable('prizes')
      .set({ ...after, revision: before.revision + 1 })
      .where('id', '=', id)
      .execute();
    if (picture && before.image_file_id) {
      await forgetFiles(work, [before.image_file_id]);
      replaced = before.image_file_id;
    }
    await happened(work, prizeEdited, { subjectId: id }, { ...changedColumns(before, after) });
    return { message: prizeDeskTexts.edited, _id: id };
  });
  if (replaced) await work.services.files.letGo([replaced]);
  return saved;
}

function refuseEdit(before: PrizeRow, form: Accepted): void {
  if (form.revision !== undefined && form.revision !== before.revision)
    refuse(staffPrizeRefusals['prize.changed']);
  if (form.givesCode && !before.gives_code) refuse(staffPrizeRefusals['prize.kind_fixed']);
  if (before.reserved > 0) refuseOtherWords(before, form);
  if (!mayRemove(before) && form.type !== before.type)
    refuse(staffPrizeRefusals['prize.fields'], { fields: { type: prizeFieldTexts.typePromised } });
}

/** Refuses other words for a prize that a published contest gives: it stays described as it was when people joined for it. */
function refuseOtherWords(before: PrizeRow, form: Accepted): void {
  const wanted = columnsOf(prizeFields, { ...form, stock: before.stock });
  const fields = {
    ...(wanted.name === before.name ? {} : { name: prizeFieldTexts.promisedWords }),
    ...(wanted.description === before.description ? {} : { description: prizeFieldTexts.promisedWords }),
    ...(wanted.value_cents === before.value_cents ? {} : { value: prizeFieldTexts.promisedWords }),
  };
  if (Object.keys(fields).length > 0) refuse(staffPrizeRefusals['prize.fields'], { fields });
}

/** The stock after an edit; a coupon's is left alone, for it counts itself. */
function newStock({ stock, gives_code }: PrizeRow, form: Accepted): number | null {
  if (gives_code || form.stock === undefined) return stock;
  return stockAfter(stock, form.stockBefore === undefined ? stock : form.stockBefore, form.stock);
}
