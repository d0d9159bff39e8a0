// Programs of others that a proof runs beside the product: found on the machine, started as an ordinary user, their words kept.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** What a proof needs, by the name of Debian's package. */
export type Needed = Record<string, string | undefined>;

/** What to say where some of them are missing; null where all are there. */
export function missingOf(needed: Needed): string | null {
  const missing = Object.entries(needed).flatMap(([name, path]) => (path && existsSync(path) ? [] : [name]));
  return missing.length === 0 ? null : `not on this machine (Debian’s packages): ${missing.join(', ')}`;
}

export type Program = {
  pid: number;
  /** The last of what it wrote. */
  said(): string;
  isAlive(): boolean;
  /** Ends it and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type Wanted = {
  environment?: Record<string, string>;
  user?: { uid: number; gid: number } | undefined;
  /** Resolves to whether it can be used. */
  isUp(): Promise<boolean>;
  withinMs?: number;
};

/** Starts a program and waits until it can be used. Rejects with its last words where it cannot. */
export async function startProgram(
  [command = '', ...args]: readonly string[],
  { environment = {}, user, isUp, withinMs = 20_000 }: Wanted,
): Promise<Program> {
  const child = spawn(command, args, {
    ...user,
    cwd: '/',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-8_000);
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const isAlive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  for (const deadline = Date.now() + withinMs; !(await isUp()); await setTimeout(100)) {
    if (Date.now() < deadline && isAlive()) continue;
    await stop('SIGKILL');
    throw new Error(`${command} cannot be used:\n${said}`);
  }
  return { pid: child.pid ?? 0, said: () => said, isAlive, stop };
}

/** Whether an address answers so. */
export const answersWith = (url: string, isRight: (reply: Response) => boolean = ({ ok }) => ok) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return isRight(reply);
    },
    () => false,
  );

/** The processes that a process has started itself, on a machine that tells by /proc. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });
