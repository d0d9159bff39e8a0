// Signals that wait for a person, as a queue of the staff. Each holds its owner itself, who alone decides it.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';
import type { IdOf } from '#shared/id.ts';
import { keepOwner } from './handle-signal.ts';

export const signalQueue: QueueSource = {
  queue: 'Signals',
  table: 'signals',
  waiting: () => ({
    rows: sql`from signals s where s.state = 'Open'`,
    id: sql`s.id`,
    entered: sql`s.found_at`,
    personId: sql`null::uuid`,
    candidates: [
      {
        officer: sql`s.owner_id`,
        entriesOf: (officer) =>
          sql`select own.id from signals own where own.owner_id = ${officer} and own.state = 'Open'`,
      },
    ],
  }),
  decided: {
    rows: sql`from signals s where s.state = 'Decided'`,
    id: sql`s.id`,
    entered: sql`s.found_at`,
    at: sql`s.decided_at`,
    by: sql`s.decided_by`,
    personId: sql`null::uuid`,
    verdict: sql`s.verdict`,
  },
  giveTo: (work, id, to) => keepOwner(work, id as IdOf<'signals'>, to),
};
