// Three members of etcd on one machine, by the configuration of deploy/: of the database machines one each, and one beside the product.
import { join } from 'node:path';
import { answersWith, type Program } from '#tests/support/programs.ts';
import { freePort } from '#tests/support/running-app.ts';

const MEMBERS = ['db1', 'db2', 'app1'] as const;
export type Member = (typeof MEMBERS)[number];
type Ports = { client: number; peer: number };

type Ground = {
  folder: string;
  /** The text of deploy/etcd/etcd.yml. */
  recipe: string;
  /** Keeps a file of settings and answers its path. */
  say(name: string, text: string): string;
  /** Starts etcd with these arguments. */
  run(args: string[], wanted: { isUp(): Promise<boolean>; withinMs?: number }): Promise<Program>;
};

/** Starts all three and waits until each takes part. Two of them decide. */
export async function startKeepers({ folder, recipe, say, run }: Ground) {
  const ports = new Map<Member, Ports>();
  for (const name of MEMBERS) ports.set(name, { client: await freePort(), peer: await freePort() });
  const running = new Map<Member, Program>();
  const start = async (name: Member) => {
    const { client } = portsOf(ports, name);
    const settings = say(`etcd-${name}.yml`, fileOf(recipe, name, ports, folder));
    const isUp = () => answersWith(`http://127.0.0.1:${client}/health`);
    running.set(name, await run(['--config-file', settings], { isUp, withinMs: 60_000 }));
  };
  const stop = async () => {
    for (const program of running.values()) await program.stop('SIGKILL');
  };
  const failed = (await Promise.allSettled(MEMBERS.map(start))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await stop();
    throw failed.reason;
  }
  return {
    /** For Patroni. */
    hosts: MEMBERS.map((name) => `127.0.0.1:${portsOf(ports, name).client}`).join(','),
    start,
    pidOf: (name: Member) => running.get(name)?.pid ?? 0,
    /** What they hold under a key, as etcd answers it. */
    async held(key: string): Promise<string> {
      const asked = MEMBERS.map(async (name) => {
        const reply = await fetch(`http://127.0.0.1:${portsOf(ports, name).client}/v2/keys${key}`, {
          signal: AbortSignal.timeout(2_000),
        });
        return reply.text();
      });
      return Promise.any(asked).catch(() => 'etcd does not answer');
    },
    stop,
    pids: () => [...running.values()].map(({ pid }) => pid),
  };
}

const portsOf = (ports: ReadonlyMap<Member, Ports>, name: Member): Ports =>
  ports.get(name) ?? { client: 0, peer: 0 };

function fileOf(recipe: string, name: Member, ports: ReadonlyMap<Member, Ports>, folder: string): string {
  const own = portsOf(ports, name);
  return MEMBERS.reduce(
    (text, each) =>
      text.replace(
        `${each}=http://${each}.internal:2380`,
        `${each}=http://127.0.0.1:${portsOf(ports, each).peer}`,
      ),
    recipe,
  )
    .replace('name: db1', `name: ${name}`)
    .replaceAll('db1.internal:2379', `127.0.0.1:${own.client}`)
    .replaceAll('db1.internal:2380', `127.0.0.1:${own.peer}`)
    .replace('/var/lib/etcd/pimento', join(folder, `etcd-${name}`));
}
