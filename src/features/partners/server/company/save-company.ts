// A lender adds its company, or edits it: checked as in the form, with its logo, under a lock, audited. Status and licence state are not its own to set.

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
import { type FieldErrors, refuse } from '#shared/refusal.ts';
import type { CompanyForm, companyEndpoints } from '../../contract/company.ts';
import { companyFields } from '../../fields/partner-company.ts';
import { companyErrors } from '../../rules/company/company-errors.ts';
import { isOtherCompany } from '../../rules/company/is-other-company.ts';
import { type Licence, licenceAfter, NO_LICENCE } from '../../rules/company/licence-after.ts';
import { companyFieldTexts, companyTexts } from '../../texts/partner-company.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { companyAdded, companyEdited } from '../happenings.ts';
import { keepPicture, readPicture } from '../lender-picture.ts';
import { type CompanyRow, lockOwnCompany } from './lock-own-company.ts';
import { refuseNameOfAnother } from './refuse-name-of-another.ts';

const LOGO = { name: 'logo', label: companyFieldTexts.fields.logo };

type Saved = { message: string; _id: string };

export async function saveCompany(
  work: Work<Actor>,
  { files, extraInfo: form }: Received<typeof companyEndpoints, 'POST /api/partner'>,
): Promise<Saved> {
  const { picture, error } = await readPicture(work, files, LOGO);
  const typed = {
    ...form,
    licenceNumber: form.licenceNumber ?? '',
    licenceApplied: form.licenceApplied ?? false,
  };
  const fields: FieldErrors = { ...companyErrors(typed), ...(error ? { logo: error } : {}) };
  const isLogoMissing = form._id === undefined && picture === null;
  if (isLogoMissing) fields.logo ??= companyFieldTexts.required(LOGO.label);
  const company = accept(partnerRefusals['partner.fields'], companyFields, typed, fields);
  if (form._id !== undefined) return edit(work, form._id, { form, company, picture });
  if (picture === null) return refuse(partnerRefusals['partner.fields']);
  return add(work, { form, company, picture });
}

type Company = Validated<typeof companyFields>;
/** What was sent; `form` leaves out what is to stay as it is. */
type Sent<Picture> = { form: CompanyForm; company: Company; picture: Picture };

const add = (work: Work<Actor>, { form, company, picture: cleaned }: Sent<CleanFile>): Promise<Saved> =>
  transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    if (await lockOwnCompany(work)) refuse(partnerRefusals['partner.exists']);
    await refuseNameOfAnother(work, company.name);
    const id = newId<'partners'>(work.now.getTime());
    const columns = {
      ...columnsOf(companyFields, company),
      ...licenceColumns(NO_LICENCE, form, company),
      logo_file_id: await keepPicture(work, picture, LOGO),
    };
    await work.db
      .insertInto('partners')
      .values({
        id,
        account_id: work.actor.id,
        ...columns,
        status: 'Active',
        created_at: work.now,
        updated_at: work.now,
      })
      .execute();
    await happened(work, companyAdded, { subjectId: id, accountId: work.actor.id }, { after: columns });
    return { message: companyTexts.added, _id: id };
  });

async function edit(
  work: Work<Actor>,
  id: IdOf<'partners'>,
  { form, company, picture: cleaned }: Sent<CleanFile | null>,
): Promise<Saved> {
  let replaced: IdOf<'files'> | null = null;
  const saved = await transactionWithFiles(work, [cleaned], async (work, [picture = null]) => {
    const before = await lockOwnCompany(work);
    // Another lender's company counts as not found.
    if (!before || before.id !== id) return refuse('request.not_found');
    if (form.revision !== undefined && form.revision !== before.revision)
      refuse(partnerRefusals['partner.edited']);
    if (company.name !== before.name) await refuseNameOfAnother(work, company.name, id);
    const after = {
      ...columnsOf(companyFields, company),
      ...licenceColumns(licenceOf(before), form, company, isOtherCompany(before, company)),
      logo_file_id: picture ? await keepPicture(work, picture, LOGO) : before.logo_file_id,
    };
    await work.db
      .updateTable('partners')
      .set({ ...after, ...uncheckedUnlessSame(before, after), updated_at: work.now })
      .where('id', '=', id)
      .execute();
    if (picture) {
      await forgetFiles(work, [before.logo_file_id]);
      replaced = before.logo_file_id;
    }
    await happened(
      work,
      companyEdited,
      { subjectId: id, accountId: work.actor.id },
      { ...changedColumns(before, after) },
    );
    return { message: companyTexts.edited, _id: id };
  });
  if (replaced) await work.services.files.letGo([replaced]);
  return saved;
}

const licenceOf = (row: CompanyRow): Licence => ({
  licenceNumber: row.licence_number,
  licenceState: row.licence_state,
});

function licenceColumns(kept: Licence, form: CompanyForm, company: Company, isOther = false) {
  const licenceNumber = form.licenceNumber === undefined ? undefined : company.licenceNumber;
  const { licenceApplied } = form;
  const licence = licenceAfter(kept, { licenceNumber, licenceApplied, isOtherCompany: isOther });
  if (licence === null)
    return refuse(partnerRefusals['partner.fields'], {
      fields: { licenceNumber: companyFieldTexts.licenceFixed },
    });
  return { licence_number: licence.licenceNumber, licence_state: licence.licenceState };
}

/** Drops the licence number that staff checked once the lender has said something else: it no longer counts. */
const uncheckedUnlessSame = (before: CompanyRow, after: Pick<CompanyRow, 'licence_state'>) =>
  before.licence_state === after.licence_state ? {} : { checked_licence_number: null };
