// Starts what is measured, each as a process of its own: the product as an operator runs it, and the bare handler.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { DATA_KEYS } from './data-keys.ts';

type Where = { databaseUrl: string; dataDir: string; poolerUrl?: string };

export type Server = Pick<RunningApp, 'url' | 'pid' | 'stop'>;

/** In production; behind a proxy, so that the calls may come from many addresses. */
export const startProduct = ({ databaseUrl, dataDir, poolerUrl = '' }: Where): Promise<Server> =>
  startApp({
    dataDir,
    environment: {
      NODE_ENV: 'production',
      // The officer whose queue is measured logs in with a password alone.
      REQUIRE_SECOND_FACTOR: 'no',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'https://localhost',
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUST_PROXY: '1',
      DATA_KEYS,
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER_URL: poolerUrl,
    },
  });

export async function startBare(databaseUrl: string): Promise<Server> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      new URL(`../scripts/end-with-parent.mjs?${process.pid}`, import.meta.url).href,
      new URL('bare.ts', import.meta.url).pathname,
    ],
    {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the bare handler did not start'))),
  ]);
  return {
    url: String(url),
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
