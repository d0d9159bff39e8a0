// For the tests of information and verification: people with sections to fill in, and papers to send.

import sharp from 'sharp';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import type { ArrivedFile } from '#platform/server/keep-file.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { type TestApp, type TestGround, workAs } from '#tests/support/database.ts';
import { installSections } from './install/install-sections.ts';
import { submitInformationWithFiles } from './submit-information.ts';

export const installDefaultSections = ({ services }: TestApp): Promise<void> =>
  workAs(services, null).transaction((work) => installSections(work));

export const answersNow = sampleAnswers(dayOf(new Date()));

/** Somebody past the quiz, logged in as their own browser. */
export async function borrowerIn(test: TestApp) {
  const person = await someone(test.services);
  return { browser: await loggedIn(test, person), id: person.id };
}

/** The _id of a section and of its verification, by the section's sId. */
export async function sectionIds({ db }: Pick<TestGround, 'db'>, sId: string) {
  const row = await db
    .selectFrom('information_schemas as i')
    .innerJoin('verification_schemas as v', 'v.information_schema_id', 'i.id')
    .select(['i.id as section', 'v.id as verification', 'i.form_version_id as version'])
    .where('i.s_id', '=', sId)
    .executeTakeFirstOrThrow();
  return row;
}

/** A photo of a paper, as it arrives under the name of a field. */
export async function photo(field: string): Promise<ArrivedFile> {
  const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#F0B429' } });
  return { field, name: `${field}.png`, bytes: await picture.png().toBuffer(), truncated: false };
}

/** Submits one of the six first sections with the sample answers; returns the submission's id. */
export async function submitSample(
  test: TestGround,
  actor: Actor,
  sId: string,
  now?: Date,
): Promise<IdOf<'submissions'>> {
  const { section } = await sectionIds(test, sId);
  const extraInfo = { data: { ...answersNow[sId] }, informationId: section };
  const work = workAs(test.services, actor, now);
  return (await submitInformationWithFiles(work, { extraInfo, files: [] }))._id;
}
