import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { logOf } from './log.ts';

it('a developer reads of a call where it went, and nothing that opens anything', async () => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { ...logOf(readConfig({ LOG_LEVEL: 'debug' })), stream } });
  app.get('/password-change', async (request) => {
    request.log.info({ req: request.raw }, 'raw');
    return '';
  });
  await app.inject({
    url: '/password-change?token=s3cret-link&email=marcia@example.com',
    headers: { cookie: 'pimento_session=s3cret-session', 'csrf-token': 's3cret-form' },
  });
  await app.close();
  const log = String(stream.read());
  expect(log).toContain('"url":"/password-change"');
  expect(log).not.toMatch(/s3cret|marcia/);
});

describe('what a process has said when it ends', () => {
  const saidBy = (program: string) =>
    spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '--eval',
        `import pino from 'pino';
        import { logTo } from '${new URL('log.ts', import.meta.url).pathname}';
        const { stream, hooks } = logTo(1);
        const log = pino({ hooks }, stream);
        ${program}`,
      ],
      { cwd: process.cwd(), encoding: 'utf8' },
    )
      .stdout.split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line).msg]));

  it('is a warning and all before it, though it is killed with the next word', () => {
    expect(
      saidBy(`log.info('before'); log.warn('the disk is full'); process.kill(process.pid, 'SIGKILL')`),
    ).toEqual(['before', 'the disk is full']);
  });

  it('is everything when it exits by itself, at once or for a fault', () => {
    expect(saidBy(`for (let at = 0; at < 100; at++) log.info('line ' + at); process.exit(1)`)).toHaveLength(
      100,
    );
    expect(saidBy(`log.info('before'); throw new Error('a fault')`)).toEqual(['before']);
  });

  it('is no reason to stand still where nobody reads it any more', async () => {
    const program = `
      import pino from 'pino';
      import { logTo } from '${new URL('log.ts', import.meta.url).pathname}';
      const { stream, hooks } = logTo(1);
      const log = pino({ hooks }, stream);
      process.stdin.once('data', () => {
        for (let at = 0; at < 100; at++) log.info('a call');
        log.warn('the database is away');
        log.info('and what came after it');
        process.exit(7);
      });`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      { timeout: 10_000, killSignal: 'SIGKILL' },
    );
    child.stdout.destroy();
    child.stdin.write('go');
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
  });

  it('is a line of a call a quarter of a second after it', () => {
    expect(saidBy(`log.info('a call'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 600)`)).toEqual(
      ['a call'],
    );
  });
});
