import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArrivedFile } from '#platform/server/keep-file.ts';
import type { ScannerAddress } from '#platform/server/virus-scanner.ts';
import type { Services } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import {
  clamd,
  EICAR,
  MOST_BYTES,
  startClamd,
  startOwnScanner,
  type TestScanner,
} from '#tests/support/virus-scanners.ts';
import { answersNow, photo, sectionIds } from '../information.test-support.ts';
import { submitInformationWithFiles } from '../submit-information.ts';
import { openFile } from './open-file.ts';
import { scanFiles, scanFilesJob } from './scan-files.ts';

let test: TestApp;
let staff: Actor;
beforeAll(async () => {
  test = await openTestApp();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(() => test.close());

const withScanner = (scanner: ScannerAddress): Services => ({
  ...test.services,
  config: { ...test.services.config, scanner },
});

const paper = (content: string): ArrivedFile => ({
  field: 'credit_report',
  name: 'report.pdf',
  bytes: smallPdf(content),
  truncated: false,
});

/** Somebody who has sent `file`, and its id. */
async function sender(services: Services, file: ArrivedFile) {
  const owner = await someone(services);
  const { section } = await sectionIds(test, 'credit_info');
  const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
  const extraInfo = { data, informationId: section };
  await submitInformationWithFiles(workAs(services, owner), { extraInfo, files: [file] });
  const { id } = await test.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return { owner, id };
}

const open = (services: Services, actor: Actor, id: IdOf<'files'>) => openFile(workAs(services, actor), id);

const auditOf = (id: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'account_id', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', 'file.virus_found')
    .execute();

const scanners: [string, () => Promise<TestScanner>][] = [['a scanner of ours', startOwnScanner]];
if (clamd) scanners.push(["ClamAV's daemon", startClamd]);

describe.each(scanners)('%s', (_, start) => {
  let scanner: TestScanner;
  let services: Services;
  beforeAll(async () => {
    scanner = await start();
    services = withScanner(scanner.address);
  });
  afterAll(() => scanner.close());

  it('lets nobody open a document before it was found to be clean', async () => {
    const { owner, id } = await sender(services, await photo('credit_report'));
    for (const actor of [owner, staff])
      await expect(open(services, actor, id)).rejects.toMatchObject({ code: 'file.being_scanned' });
    expect(await scanFiles(services, scanner.address, new Date())).toBeGreaterThan(0);
    for (const actor of [owner, staff]) expect(await open(services, actor, id)).toMatchObject({ id });
    expect(await auditOf(id)).toEqual([]);
  });

  it('closes one with a virus for good, on record, and notifies its owner', async () => {
    const { owner, id } = await sender(services, paper(EICAR));
    await scanFiles(services, scanner.address, new Date());
    for (const actor of [owner, staff])
      await expect(open(services, actor, id)).rejects.toMatchObject({ code: 'file.infected' });
    // Also once there is no scanner any more.
    await expect(open(test.services, staff, id)).rejects.toMatchObject({ code: 'file.infected' });
    const finding = expect.stringContaining('Eicar');
    expect(await auditOf(id)).toMatchObject([
      { actor_id: null, account_id: owner.id, after: { name: 'report.pdf', finding } },
    ]);
    const notices = await test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', owner.id)
      .where('action', '=', 'fileInfected')
      .execute();
    expect(notices).toMatchObject([{ details: { fileInformation: { name: 'report.pdf' } } }]);
  });

  it('gives one verdict where two servers ask at once', async () => {
    const { id } = await sender(services, paper(EICAR));
    await Promise.all([1, 2, 3].map(() => scanFiles(services, scanner.address, new Date())));
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('judges the others where one is lost', async () => {
    const lost = await sender(services, paper('nothing'));
    await services.files.remove(lost.id);
    const { owner, id } = await sender(services, paper('nothing'));
    await expect(scanFiles(services, scanner.address, new Date())).rejects.toThrow('ENOENT');
    expect(await open(services, owner, id)).toMatchObject({ id });
    await test.db.deleteFrom('file_uses').where('file_id', '=', lost.id).execute();
    await test.db.deleteFrom('files').where('id', '=', lost.id).execute();
  });

  it('judges the others where one is beyond its limits, which stays closed', async () => {
    const large = await sender(services, paper('x'.repeat(2 * MOST_BYTES)));
    const { owner, id } = await sender(services, paper('nothing'));
    await expect(scanFiles(services, scanner.address, new Date())).rejects.toThrow('gave no verdict');
    expect(await open(services, owner, id)).toMatchObject({ id });
    await expect(open(services, large.owner, large.id)).rejects.toMatchObject({ code: 'file.being_scanned' });
    await test.db.updateTable('files').set({ scan: 'Clean' }).where('id', '=', large.id).execute();
  });

  it('asks for a scan as soon as documents have come', async () => {
    const { count } = test.db.fn;
    const queued = async () =>
      Number(
        (
          await test.db
            .withSchema('jobs')
            .selectFrom('job' as never)
            .select(count<number>('id' as never).as('jobs'))
            .where('name' as never, '=', 'scan-files' as never)
            .executeTakeFirstOrThrow()
        ).jobs,
      );
    const before = await queued();
    await sender(services, paper('nothing'));
    expect(await queued()).toBe(before + 1);
  });
});

it('keeps documents waiting, unopened, while the scanner hangs up or is away', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  const services = withScanner(address);
  const { owner, id } = await sender(services, paper('nothing'));
  await expect(scanFiles(services, address, new Date())).rejects.toThrow('gave no verdict');
  server.close();
  await once(server, 'close');
  await expect(scanFiles(services, address, new Date())).rejects.toThrow('ECONNREFUSED');
  await expect(open(services, owner, id)).rejects.toMatchObject({ code: 'file.being_scanned' });
});

it('opens what was sent where no scanner is configured', async () => {
  const { owner, id } = await sender(test.services, paper('nothing'));
  expect(await open(test.services, owner, id)).toMatchObject({ id });
});

it('a PDF without a page is no document: it is refused beside its field, and earns nothing', async () => {
  const empty = { ...paper('empty'), bytes: Buffer.from('%PDF-1.4') };
  await expect(sender(test.services, empty)).rejects.toMatchObject({
    fields: {
      credit_report: 'Uploaded file has unsupported format. It cannot be read as .pdf: use JPG, PNG or PDF.',
    },
  });
  const { kept } = await test.db
    .selectFrom('files')
    .select((row) => row.fn.countAll<number>().as('kept'))
    .where('size_bytes', '=', empty.bytes.length)
    .executeTakeFirstOrThrow();
  expect(Number(kept)).toBe(0);
});

it('says once that the scanner is away, though no file waits, and nothing of one that answers', async () => {
  const said: string[] = [];
  const note = (fields: object, text: string) => void said.push(`${text} ${JSON.stringify(fields)}`);
  const log = { warn: note, info: note };
  const own = await startOwnScanner();
  await scanFilesJob(withScanner(own.address), log).run({});
  expect(said).toEqual([]);
  await own.close();
  const away = scanFilesJob(withScanner(own.address), log);
  for (const _ of ['first', 'second']) await expect(away.run({})).rejects.toThrow('ECONNREFUSED');
  expect(said).toEqual([expect.stringMatching(/^the virus scanner is away .*ECONNREFUSED/)]);
});
