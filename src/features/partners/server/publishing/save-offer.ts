// A lender adds a product or a loan, or edits one of its own: with its picture, under a lock, audited.
import { happened } from '#features/activity/server/happened.ts';
import type { Happening, OwnedFacts } from '#features/activity/server/happening.ts';
import { changedColumns } from '#platform/server/database/changed-columns.ts';
import type { CleanFile } from '#platform/server/keep-file.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { keepPicture, type PictureField } from '../lender-picture.ts';
import { lockCompany } from './lock-company.ts';
import { forgetPicture, pictureAfter } from './offer-picture.ts';

type Stamps = { image_file_id: IdOf<'files'> | null; updated_at: Date };
type Edited<Columns> = Columns & Stamps & { revision: number };
type Added<Table extends string, Columns> = Columns &
  Stamps & { id: IdOf<Table>; partner_id: IdOf<'partners'>; created_at: Date };

/** What differs between the two kinds of offer: the table, the words, and who may have another one. */
export type Offer<Table extends string, Columns extends object> = {
  image: PictureField;
  texts: { added: string; edited: string };
  /** The refusal of an edit of a revision that is not the newest. */
  changed: DeclaredRefusal;
  added: Happening<OwnedFacts>;
  edited: Happening<OwnedFacts>;
  refuseMore(work: Work, partnerId: IdOf<'partners'>): Promise<void>;
  lock(work: Work, partnerId: IdOf<'partners'>, id: IdOf<Table>): Promise<Edited<Columns>>;
  insert(work: Work, row: Added<Table, Columns>): Promise<unknown>;
  update(work: Work, id: IdOf<Table>, row: Edited<Columns>): Promise<unknown>;
};

type Wanted<Table extends string, Columns> = {
  /** What was sent; `_id` names the offer that is edited. */
  form: { _id?: IdOf<Table> | undefined; revision?: number | undefined; keepsImage: boolean };
  picture: CleanFile | null;
  /** The columns to write, worked out under the lock; `before` is null for a new offer. */
  columns(work: Work, partnerId: IdOf<'partners'>, before: Columns | null): Promise<Columns>;
};

type Saved = { message: string; _id: string };

export const saveOffer = <Table extends string, Columns extends object>(
  work: Work<Actor>,
  offer: Offer<Table, Columns>,
  wanted: Wanted<Table, Columns>,
): Promise<Saved> =>
  wanted.form._id === undefined ? add(work, offer, wanted) : edit(work, offer, wanted.form._id, wanted);

const add = <Table extends string, Columns extends object>(
  work: Work<Actor>,
  offer: Offer<Table, Columns>,
  wanted: Wanted<Table, Columns>,
): Promise<Saved> =>
  transactionWithFiles(work, [wanted.picture], async (work, [picture = null]) => {
    const { id: partnerId } = await lockCompany(work, 'alone');
    await offer.refuseMore(work, partnerId);
    const id = newId<Table>(work.now.getTime());
    const columns = await wanted.columns(work, partnerId, null);
    const image_file_id = picture && (await keepPicture(work, picture, offer.image));
    const after = { ...columns, image_file_id };
    const stamps = { created_at: work.now, updated_at: work.now };
    await offer.insert(work, { ...after, ...stamps, id, partner_id: partnerId });
    await happened(work, offer.added, { subjectId: id, accountId: work.actor.id }, { after });
    return { message: offer.texts.added, _id: id };
  });

async function edit<Table extends string, Columns extends object>(
  work: Work<Actor>,
  offer: Offer<Table, Columns>,
  id: IdOf<Table>,
  { form, picture: cleaned, columns }: Wanted<Table, Columns>,
): Promise<Saved> {
  let forgotten: IdOf<'files'> | null = null;
  const saved = await transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const { id: partnerId } = await lockCompany(work, 'shared');
    const before = await offer.lock(work, partnerId, id);
    if (form.revision !== undefined && form.revision !== before.revision) refuse(offer.changed);
    const present = before.image_file_id;
    const { keepsImage } = form;
    const after: Columns & Pick<Stamps, 'image_file_id'> = {
      ...(await columns(work, partnerId, before)),
      image_file_id: await pictureAfter(work, present, { picture, keepsImage }, offer.image),
    };
    await offer.update(work, id, { ...after, revision: before.revision + 1, updated_at: work.now });
    forgotten = await forgetPicture(work, present, after.image_file_id);
    const changes = changedColumns(before, after);
    await happened(work, offer.edited, { subjectId: id, accountId: work.actor.id }, { ...changes });
    return { message: offer.texts.edited, _id: id };
  });
  if (forgotten) await work.services.files.letGo([forgotten]);
  return saved;
}
