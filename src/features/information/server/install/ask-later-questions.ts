// Brings questions that decisions read into the forms of an installation from before they were asked, without touching what its admins have changed.
import { sql } from 'kysely';
import type { Section } from '#features/information/contract.ts';
import type { Column } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { type LaterQuestions, laterQuestions } from '../../defaults/later-questions.ts';
import { askedBefore } from '../../rules/uses-of-answers.ts';
import { withLaterQuestions } from '../../rules/with-later-questions.ts';
import { freshCatalogue } from '../catalogue.ts';
import { requestOf } from '../configure/form-requests.ts';
import { publishNow } from '../configure/publish.ts';
import { readSchema } from '../configure/schema-rows.ts';

/** Publishes a new version of each form that has never asked such a question. The caller's transaction holds off whoever else edits sections. */
export async function askLaterQuestions(work: Work): Promise<void> {
  const forms = await Promise.all(laterQuestions.map((later) => readForm(work, later)));
  const lacking = forms.filter(({ later, everAsked }) =>
    later.names.some((name) => !everAsked.includes(name)),
  );
  if (lacking.length === 0) return;
  // As they are before this changes them: the papers are asked for by answers to what was added just before.
  let { sections }: { sections: readonly Section[] } = await freshCatalogue(work);
  for (const form of lacking) sections = await askIn(work, form, sections);
}

type Form = {
  later: LaterQuestions;
  id: Column<'information_schemas' | 'verification_schemas', 'id'>;
  /** The names of all questions in all versions of the form. */
  everAsked: readonly string[];
};

async function readForm(work: Work, later: LaterQuestions): Promise<Form> {
  const id = sql.ref(later.form === 'information' ? 'i.id' : 'v.id');
  const { rows } = await sql<Omit<Form, 'later'>>`
    select ${id} as id, (
      select coalesce(array_agg(distinct field ->> 'name'), '{}')
      from form_versions f cross join jsonb_array_elements(f.fields) field where f.form_id = ${id}
    ) as "everAsked"
    from information_schemas i join verification_schemas v on v.information_schema_id = i.id
    where i.s_id = ${later.section.sId}`.execute(work.db);
  const [found] = rows;
  if (!found) throw new Error(`the section ${later.section.sId} is not installed`);
  return { later, ...found };
}

/** Answers the sections as they are afterwards. */
async function askIn(
  work: Work,
  { later: { section, form, names }, id, everAsked }: Form,
  sections: readonly Section[],
): Promise<readonly Section[]> {
  const state = await readSchema(work, form, id);
  // An edit that waits for its second person was written for the present version, and would be void. The next start asks.
  if (await requestOf(work, state.sectionId)) return sections;
  const own = sections.find(({ _id }) => _id === state.sectionId);
  const fields = withLaterQuestions(state.fields, {
    names,
    everAsked,
    ...(form === 'information'
      ? { shipped: section.fields }
      : { shipped: section.verificationSchema.fields, information: own && askedBefore(own, sections) }),
  });
  const { edition, name, title, description, status } = state;
  await publishNow(work, form, state, { edition, name, title, description, status, fields });
  return form === 'information'
    ? sections.map((other) => (other === own ? { ...other, fields } : other))
    : sections;
}
