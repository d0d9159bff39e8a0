// Takes the answers to a section: once, validated by the rules of its present version, for its seeds.

import { transactionWithDocuments } from '#features/forms/server/keep-documents.ts';
import { type ValidatedForm, validateForm } from '#features/forms/server/validate-form.ts';
import type { informationEndpoints, Section } from '#features/information/contract.ts';
import { isAskedOf, isUsable } from '#features/information/rules/may-submit.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { ArrivedFile } from '#platform/server/keep-file.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';
import { refuse, sharedRefusals } from '#shared/refusal.ts';
import { informationRefusals } from '../texts/refusals.ts';
import { type Catalogue, freshCatalogue, knownCatalogue } from './catalogue.ts';
import { holdsChoice, nameChoices } from './name-choices.ts';
import { recordSubmission, type Submitted, submitAtOnce } from './record-submission.ts';
import { recordUses } from './submission-states.ts';

type Form = { data: Record<string, unknown>; informationId: string; version?: string | undefined };

export const submitInformation = (
  work: Work<Actor>,
  { body }: Received<typeof informationEndpoints, 'POST /api/informations/submit'>,
): Promise<Submitted> => submit(work, body, []);

/** The section by its _id or sId. */
export async function submitToSection(
  work: Work<Actor>,
  { params, body }: Received<typeof informationEndpoints, 'POST /api/informations/:id'>,
): Promise<Submitted> {
  const { sections } = await freshCatalogue(work);
  const section = sections.find(({ _id, sId }) => _id === params.id || sId === params.id);
  return section ? submit(work, { ...body, informationId: section._id }, []) : refuse('request.not_found');
}

export const submitInformationWithFiles = (
  work: Work<Actor>,
  { extraInfo, files }: Received<typeof informationEndpoints, 'POST /api/informations/submitMulti'>,
): Promise<Submitted> => submit(work, extraInfo, files);

async function submit(work: Work<Actor>, form: Form, files: ArrivedFile[]): Promise<Submitted> {
  const known = knownCatalogue(work);
  const quick = known && files.length === 0 ? await submitAsKnown(work, form, known) : null;
  return quick ?? submitWithDocuments(work, form, files);
}

function submitWithDocuments(work: Work<Actor>, form: Form, files: ArrivedFile[]): Promise<Submitted> {
  return transactionWithDocuments(work, files, async (work, keepDocuments) => {
    const section = openSection(await freshCatalogue(work), work.actor, form);
    if ('kind' in section) return refuse(section);
    const validated = validateForm(section.fields, { answers: form.data, files }, dayOf(work.now));
    if (hasErrors(validated))
      refuse(informationRefusals['information.invalid'], { fields: validated.errors });
    const named = await nameChoices(work, section.fields, validated.answers);
    if (hasErrors(named)) refuse(informationRefusals['information.invalid'], { fields: named.errors });
    const { answers, uses } = await keepDocuments(section.fields, named.answers);
    const submitted = await recordSubmission(work, { section, answers });
    if (!submitted) return refuse(informationRefusals['information.submitted']);
    await recordUses(work, uses, { submissionId: submitted._id });
    return submitted;
  });
}

/**
 * Saves asking for the sections first, and a transaction, where nothing but the answers is stored: validates by those in memory and writes
 * on condition that they still stand. Null when that did not work out; why not, the sections as they are now will tell.
 */
async function submitAsKnown(work: Work<Actor>, form: Form, known: Catalogue): Promise<Submitted | null> {
  const section = openSection(known, work.actor, form);
  if ('kind' in section) return null;
  const validated = validateForm(section.fields, { answers: form.data, files: [] }, dayOf(work.now));
  if (hasErrors(validated) || holdsChoice(section.fields, validated.answers)) return null;
  return submitAtOnce(work, { section, answers: validated.answers }, known.revision);
}

const hasErrors = ({ errors }: ValidatedForm): boolean => Object.keys(errors).length > 0;

/** The section, when this person may submit it and has answered its present version; refuses otherwise. */
function openSection(
  { sections }: Catalogue,
  { infoStatus }: Actor,
  { informationId, version }: Form,
): Section | DeclaredRefusal {
  const section = sections.find(({ _id }) => _id === informationId);
  if (!section || !isAskedOf(section, infoStatus)) return sharedRefusals['request.not_found'];
  if (!isUsable(section)) return informationRefusals['information.closed'];
  return version === undefined || version === section.version
    ? section
    : informationRefusals['information.changed'];
}
