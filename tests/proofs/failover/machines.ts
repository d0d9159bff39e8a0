// Two database machines on one: PostgreSQL under Patroni twice, with etcd's three members, and HAProxy before both, by the configuration of deploy/.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftIn } from '#platform/server/database/embedded/left-server.ts';
import { wayToRun } from '#platform/server/database/embedded/run-as.ts';
import { answersWith, childrenOf, type Program, startProgram } from '#tests/support/programs.ts';
import { freePort } from '#tests/support/running-app.ts';
import { startKeepers } from './keepers.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const delivered = (path: string) => readFileSync(join(deploy, path), 'utf8');

/** The newest that Debian has installed; the server that comes with the packages lacks `pg_basebackup` and `pg_rewind`. */
const BIN = globSync('/usr/lib/postgresql/*/bin')
  .toSorted((one, other) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
  .at(-1);
export const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgresql: BIN && join(BIN, 'pg_rewind'),
};

const NAMES = ['db1', 'db2'] as const;
export type Name = (typeof NAMES)[number];
const PASSWORDS = { superuser: 'super-in-a-proof', replication: 'replicator-in-a-proof' };

/** What Patroni says of its cluster. */
export type Member = { name: Name; role: string; state: string; timeline?: number };

/** Starts all of them and waits until there is a primary with a synchronous standby. */
export async function startMachines() {
  if (!BIN) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'pimento-failover-'));
  const { way } = wayToRun(join(BIN, 'postgres'), folder);
  const own = (path: string) => {
    if (way.user) chownSync(path, way.user.uid, way.user.gid);
    return path;
  };
  own(folder);
  // PgBouncer, another user, reads the certificate.
  chmodSync(folder, 0o711);
  const at = (name: string) => join(folder, name);
  const say = (name: string, text: string) => {
    writeFileSync(at(name), text, { mode: 0o600 });
    return own(at(name));
  };
  const run = (command: string[], wanted: Omit<Parameters<typeof startProgram>[1], 'user'>) =>
    startProgram([...way.prefix, ...command], { ...wanted, user: way.user });

  const certificate = makeCertificate(folder);
  for (const path of Object.values(certificate)) own(path);
  const ports = new Map<Name, { database: number; rest: number }>();
  for (const name of NAMES) ports.set(name, { database: await freePort(), rest: await freePort() });
  const portsOf = (name: Name) => ports.get(name) ?? { database: 0, rest: 0 };
  const entry = { primary: await freePort(), standby: await freePort() };
  const running: Program[] = [];
  let keepers: Awaited<ReturnType<typeof startKeepers>> | null = null;
  const patronis = new Map<Name, Program>();

  const startPatroni = async (name: Name) => {
    const { rest } = portsOf(name);
    const settings = patroniFile(name, { ...portsOf(name), etcd: keepers?.hosts ?? '', folder, certificate });
    const patroni = await run([PROGRAMS.patroni, say(`${name}.yml`, settings)], {
      environment: {
        PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
        PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
      },
      isUp: () => answersWith(`http://127.0.0.1:${rest}/liveness`),
      withinMs: 60_000,
    });
    patronis.set(name, patroni);
  };
  const postmasterOf = (name: Name) => leftIn(at(name))?.pid ?? 0;
  /** All that runs on that machine: Patroni, PostgreSQL with its children, and its member of etcd. */
  const processesOf = (name: Name) => {
    const first = postmasterOf(name);
    const own = [patronis.get(name)?.pid ?? 0, keepers?.pidOf(name) ?? 0];
    return [...own, first, ...childrenOf(first)].filter((pid) => pid > 1);
  };
  const signal = (pids: number[], what: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, what);
      } catch {
        // Gone with the one before.
      }
  };
  /** The members as whoever answers first sees them; empty where nobody does. */
  const members = async (): Promise<Member[]> => {
    const asked = NAMES.map(async (name) => {
      const reply = await fetch(`http://127.0.0.1:${portsOf(name).rest}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      });
      return ((await reply.json()) as { members: Member[] }).members;
    });
    return Promise.any(asked).catch(() => []);
  };
  const end = () => {
    for (const name of NAMES) signal(processesOf(name), 'SIGKILL');
    signal([...running.map(({ pid }) => pid), ...(keepers?.pids() ?? [])], 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  // The machines end also when somebody stops the proof.
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    for (const name of NAMES) signal(processesOf(name), 'SIGKILL');
    for (const program of [...running, ...patronis.values()]) await program.stop('SIGKILL');
    await keepers?.stop();
    end();
  };
  try {
    const kept = await startKeepers({
      folder,
      recipe: delivered('etcd/etcd.yml'),
      say,
      run: (args, wanted) => run([PROGRAMS['etcd-server'], ...args], wanted),
    });
    keepers = kept;
    await Promise.all(NAMES.map(startPatroni));
    running.push(
      await run([PROGRAMS.haproxy, '-db', '-f', say('haproxy.cfg', haproxyFile(entry, portsOf))], {
        isUp: async () => true,
      }),
    );
    const machines = {
      /** Addresses with the name of a database to be put behind; the password is a role's own. */
      urlOf: (role: string, password: string, database: string, of: 'primary' | 'standby' = 'primary') =>
        `postgres://${role}:${password}@localhost:${entry[of]}/${database}?sslmode=verify-full&sslrootcert=${certificate.crt}`,
      superuserUrl: () => machines.urlOf('postgres', PASSWORDS.superuser, 'postgres'),
      ports: entry,
      certificate: certificate.crt,
      members,
      leader: async () => (await members()).find(({ role }) => role === 'leader')?.name ?? null,
      /** Whether one leads and the other follows it, without which no acknowledged write is on both. */
      isWhole: async () => {
        const all = await members();
        return (
          all.some(({ role }) => role === 'leader') &&
          all.some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state))
        );
      },
      killPostmaster: (name: Name) => signal([postmasterOf(name)], 'SIGKILL'),
      /** Ends a machine as if it lost its power. */
      killAll: (name: Name) => signal(processesOf(name), 'SIGKILL'),
      freeze: (name: Name) => {
        const frozen = processesOf(name);
        signal(frozen, 'SIGSTOP');
        return () => signal(frozen, 'SIGCONT');
      },
      startAgain: async (name: Name) => {
        await kept.start(name);
        await startPatroni(name);
      },
      switchOver: async (from: Name) => {
        const reply = await fetch(`http://127.0.0.1:${portsOf(from).rest}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: from }),
        });
        if (!reply.ok) throw new Error(`Patroni does not switch over: ${await reply.text()}`);
      },
      /** What Patroni has decided of late, and what etcd holds of who may take over. */
      said: async () => {
        const decided = [...patronis.values()].map((patroni) =>
          patroni
            .said()
            .match(/^.* (INFO|ERROR): .*$/gm)
            ?.slice(-8)
            .join('\n'),
        );
        return [...decided, await kept.held('/service/pimento/sync')].join('\n');
      },
      stop,
    };
    return machines;
  } catch (error) {
    await stop();
    throw error;
  }
}

type Certificate = { crt: string; key: string };

/** By this machine's own name, as HAProxy is met on each. */
function makeCertificate(folder: string): Certificate {
  const certificate = { crt: join(folder, 'server.crt'), key: join(folder, 'server.key') };
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-keyout',
      certificate.key,
      '-out',
      certificate.crt,
    ],
    { stdio: 'ignore' },
  );
  chmodSync(certificate.crt, 0o644);
  return certificate;
}

type OfPatroni = { database: number; rest: number; etcd: string; folder: string; certificate: Certificate };

function patroniFile(name: Name, { database, rest, etcd, folder, certificate }: OfPatroni): string {
  return delivered('patroni/patroni.yml')
    .replace('name: db1', `name: ${name}`)
    .replaceAll('db1.internal:8008', `127.0.0.1:${rest}`)
    .replaceAll('db1.internal:5432', `127.0.0.1:${database}`)
    .replace(/^( +hosts: ).*$/m, (_, before) => `${before}${etcd}`)
    .replace('/var/lib/postgresql/15/pimento', join(folder, name))
    .replace('/usr/lib/postgresql/15/bin', BIN ?? '')
    .replace('/etc/postgresql/pimento/server.crt', certificate.crt)
    .replace('/etc/postgresql/pimento/server.key', certificate.key)
    .replace(/^( +parameters:\n)(?= +ssl:)/m, `$1    unix_socket_directories: ${folder}\n`);
}

function haproxyFile(
  { primary, standby }: { primary: number; standby: number },
  portsOf: (name: Name) => { database: number; rest: number },
): string {
  return NAMES.reduce(
    (text, name) =>
      text.replaceAll(
        `${name}.internal:5432 check port 8008`,
        `127.0.0.1:${portsOf(name).database} check port ${portsOf(name).rest}`,
      ),
    delivered('haproxy/postgresql.cfg').replace(':5000', `:${primary}`).replace(':5001', `:${standby}`),
  );
}
