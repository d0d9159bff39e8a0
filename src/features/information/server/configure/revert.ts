// Brings an earlier version of a form back, by publishing it again as the next one; what was asked in between stays in the history.

import type {
  ConfigurationKind,
  configurationEndpoints,
} from '#features/information/contract/configuration.ts';
import { storedFields } from '#features/information/contract.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { ReadsAnswer } from '../../rules/answers-dropped.ts';
import { publish } from './publish.ts';
import type { SchemaState } from './schema-rows.ts';

type Asked = Received<typeof configurationEndpoints, 'POST /api/informations/schemas/:id/revert'>;

export const revertSection = (reads: ReadsAnswer) => (work: Work<Actor>, received: Asked) =>
  revert(work, 'information', received, reads);
export const revertVerification = (
  work: Work<Actor>,
  received: Received<typeof configurationEndpoints, 'POST /api/informations/verification-schemas/:id/revert'>,
) => revert(work, 'verification', received, () => false);

type Form = Pick<SchemaState, 'id'>;

const revert = (
  work: Work<Actor>,
  kind: ConfigurationKind,
  { params, body }: Pick<Asked, 'body'> & { params: Form },
  reads: ReadsAnswer,
) =>
  publish(work, kind, params.id, reads, async ({ name, status }, work) => {
    const earlier = await work.db
      .selectFrom('form_versions')
      .select(['title', 'description', 'fields'])
      .where('id', '=', body.version)
      .where('form_id', '=', params.id)
      .executeTakeFirst();
    if (!earlier) return refuse('request.not_found');
    const { title, description } = earlier;
    const fields = storedFields.parse(earlier.fields);
    const { edition, reason } = body;
    return { edition, name, status, title, description, fields, takenFrom: body.version, reason };
  });
