// Hands a person everything that is held about them, as one ZIP made while it is sent: a page to read, the same as JSON, their files.

import { Readable } from 'node:stream';
import yazl from 'yazl';
import { refuseStaleLogin } from '#features/accounts/server/new-password/confirm-password.ts';
import { downloadsOf, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Happenings } from '#features/activity/server/in-words.ts';
import { closedFiles } from '#features/information/server/files/closed-files.ts';
import type { FileReply } from '#platform/server/http/route.ts';
import type { HeldPart } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { heldPage, inTurn, type Part, pathsOf } from '../rules/held-page.ts';
import { privacyTexts } from '../texts/privacy.ts';
import { ownDataDownloaded } from './happenings.ts';
import { everythingHeld } from './personal-records.ts';

/** Answers the ZIP. It asks for a login of today, not of last week: the file holds the papers of somebody whose phone may lie about unlocked. */
export const ownData =
  (happenings: Happenings) =>
  async (work: Work<Actor>): Promise<FileReply> => {
    const { actor, now } = work;
    await refuseStaleLogin(work);
    await takeTurnOrRefuse(work, downloadsOf(actor.id));
    await work.transaction((work) =>
      happened(work, ownDataDownloaded, { subjectId: actor.id, accountId: actor.id }),
    );
    const parts = await withoutLost(work, await everythingHeld(work, actor.id, happenings));
    const { email } = await work.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    return {
      content: zipOf(work, parts, email),
      name: privacyTexts.fileName(dayOf(now)),
      type: 'application/zip',
    };
  };

/** The parts, with files named that the disk has lost or nobody may open: they must not keep the rest from its owner. */
const withoutLost = ({ services }: Work, parts: readonly HeldPart[]): Promise<Part[]> =>
  Promise.all(
    parts.map(async ({ files = [], ...part }) => {
      const closed = await closedFiles(
        services,
        files.map(({ id }) => id),
      );
      const there = await Promise.all(files.map(({ id }) => !closed.has(id) && services.files.has(id)));
      const lost = files.filter((_, place) => !there[place]).map(({ name }) => name);
      return { ...part, files: files.filter((_, place) => there[place]), lost };
    }),
  );

function zipOf({ services, now }: Work, parts: readonly Part[], email: string): Readable {
  const zip = new yazl.ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error) => content.destroy(error instanceof Error ? error : new Error(String(error))));
  for (const [path, pieces] of [
    ['index.html', () => heldPage(parts, email, now)],
    ['information.json', () => jsonOf(parts, now)],
  ] as const)
    zip.addReadStreamLazy(path, { mtime: now }, (hand) => hand(null, Readable.from(pieces())));
  // Papers and photographs are compressed already. Each is opened when its turn comes, so that few are in memory.
  for (const [id, path] of pathsOf(parts))
    zip.addReadStreamLazy(path, { compress: false, mtime: now }, (hand) =>
      services.files.open(id).then(
        (file) => hand(null, file),
        (error) => content.destroy(error),
      ),
    );
  zip.end();
  return content;
}

/** All of it as JSON, a record a line. */
async function* jsonOf(parts: readonly Part[], madeAt: Date): AsyncGenerator<string> {
  const paths = pathsOf(parts);
  yield `{"madeAt": ${JSON.stringify(madeAt.toISOString())}, "parts": [`;
  for (const [place, part] of parts.entries()) {
    const { title, files = [], lost = [] } = part;
    yield `${place === 0 ? '' : ','}\n{"title": ${JSON.stringify(title)}, "records": [`;
    let between = '\n';
    for await (const records of inTurn(part)) {
      if (records.length === 0) continue;
      yield between + records.map((record) => JSON.stringify(record)).join(',\n');
      between = ',\n';
    }
    yield ']';
    if (files.length > 0) yield `, "files": ${JSON.stringify(files.map(({ id }) => paths.get(id)))}`;
    if (lost.length > 0) yield `, "lost": ${JSON.stringify(lost)}`;
    yield '}';
  }
  yield '\n]}\n';
}
