// The published versions of the agreement's words; papers are made with the newest, and keep the one they were made with.
import type { Work } from '#platform/server/work.ts';
import { type AgreementWords, agreementWordsSchema } from '../../contract/agreement.ts';
import { agreementTemplate } from '../../defaults/agreement-template.ts';

type Template = { version: number; words: AgreementWords };

/** Publishes the words that the product ships with, where their version is not there yet. */
export async function installAgreementTemplate(work: Work): Promise<void> {
  await work.db
    .insertInto('agreement_templates')
    .values({
      version: agreementTemplate.version,
      body: JSON.stringify(agreementTemplate.words),
      published_at: work.now,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** The newest words, or a given version of them. Throws where there is none, which no running server meets: one is installed at start. */
export async function agreementTemplateOf({ db }: Pick<Work, 'db'>, version?: number): Promise<Template> {
  const { version: found, body } = await db
    .selectFrom('agreement_templates')
    .select(['version', 'body'])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { version: found, words: agreementWordsSchema.parse(body) };
}
