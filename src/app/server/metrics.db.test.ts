import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { serveMetrics } from '#platform/server/metrics/metrics.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/calendar.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { queues } from './queues.ts';

const root = join(import.meta.dirname, '../../..');

const backups = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
let test: TestApp;
let address: { port: number; close(): Promise<void> };
beforeAll(async () => {
  test = await openTestApp({ METRICS_ADDRESS: '127.0.0.1:9464', BACKUP_DIR: backups });
  if (!test.metrics) throw new Error('no metrics');
  address = await serveMetrics(test.metrics, { host: '127.0.0.1', port: 0 }, test.app.log);
});
afterAll(async () => {
  await address.close();
  await test.close();
  rmSync(backups, { recursive: true });
});

const metricsText = async () => (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text();
const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1]
      ?.replace('Inf', 'Infinity') ?? Number.NaN,
  );

describe('the figures for Prometheus', () => {
  it('count calls by their route, never by the address that was called', async () => {
    await test.app.inject({
      method: 'GET',
      url: '/api/partner/0198c5a2-0000-7000-8000-000000000000?name=marcia',
    });
    const text = await metricsText();
    expect(text).toMatch(
      /pimento_http_request_seconds_count\{method="GET",route="\/api\/partner\/:id",status="4xx"\} [1-9]/,
    );
    expect(text).not.toMatch(/0198c5a2|marcia/);
  });

  it('count what waits in the whole installation', async () => {
    await test.db
      .insertInto('mails')
      .values({
        ...{
          id: asId<'mails'>('0198c5a2-0000-7000-8000-000000000001'),
          recipient: 'a@pimento.example',
          subject: 'A',
          body_text: 'A',
        },
        ...{ body_html: 'A', state: 'Failed', created_at: new Date() },
      })
      .execute();
    const text = await freshMetrics();
    expect(figure(text, 'pimento_mails{state="failed"}')).toBe(1);
    expect(figure(text, 'pimento_database_up')).toBe(1);
    expect(figure(text, 'pimento_desk_waiting{desk="complaints"}')).toBe(0);
    expect(figure(text, 'pimento_synchronous_standbys')).toBe(0);
    expect(figure(text, 'pimento_pool_connections{pool="requests",state="open"}')).toBeGreaterThan(0);
    expect(figure(text, 'pimento_disk_free_bytes')).toBeGreaterThan(0);
  });

  it('count every queue: each of background work, each of the staff, each desk', async () => {
    const text = await freshMetrics();
    const named = (name: string, label: string) => [
      ...new Set(
        [...text.matchAll(new RegExp(`^pimento_${name}\\{${label}="([^"]+)"`, 'gm'))].map(([, at]) => at),
      ),
    ];
    const jobs = test.services.jobs.queues().map(({ name }) => name);
    expect(jobs.length).toBeGreaterThan(20);
    expect(named('jobs', 'queue').toSorted()).toEqual(jobs.toSorted());
    expect(named('queue_oldest_late_seconds', 'queue').toSorted()).toEqual(
      queues.map(({ queue }) => queue).toSorted(),
    );
    expect(named('desk_oldest_seconds', 'desk').length).toBe(named('desk_waiting', 'desk').length);
  });

  it('report how old the newest whole backup is, and what came of trying one out', async () => {
    const none = await freshMetrics();
    expect(figure(none, 'pimento_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
    expect(none).not.toMatch(/^pimento_backup_drill_passed /m);
    const hourAgo = new Date(Date.now() - HOUR_MS).toISOString();
    const whole = join(backups, hourAgo.replaceAll(':', '-'));
    mkdirSync(whole);
    writeFileSync(join(whole, 'manifest.json'), '{}');
    mkdirSync(join(backups, new Date().toISOString().replaceAll(':', '-')));
    writeFileSync(
      join(backups, 'last-drill.json'),
      JSON.stringify({ at: hourAgo, backup: 'any', passed: false, words: 'It was damaged.' }),
    );
    const text = await freshMetrics();
    expect(Math.round(figure(text, 'pimento_backup_age_seconds') / 60)).toBe(60);
    expect(Math.round(figure(text, 'pimento_backup_drill_age_seconds') / 60)).toBe(60);
    expect(figure(text, 'pimento_backup_drill_passed')).toBe(0);
  });

  it('are answered at an address of their own and nowhere else', async () => {
    expect((await test.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${address.port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('say by the setting’s name that their address is taken', async () => {
    if (!test.metrics) throw new Error('no metrics');
    await expect(
      serveMetrics(test.metrics, { host: '127.0.0.1', port: address.port }, test.app.log),
    ).rejects.toThrow(/^METRICS_ADDRESS: cannot listen on 127\.0\.0\.1:\d+ /);
  });
});

describe('what is made from these figures', () => {
  const alerts = read('deploy/prometheus/alerts.yml').groups.flatMap(({ rules }) => rules);
  const dashboards = readdirSync(join(root, 'deploy/grafana')).map((name) => join('deploy/grafana', name));

  it('asks for figures that are there', async () => {
    const text = await metricsText();
    const asked = [
      ...alerts.map(({ expr }) => expr),
      ...dashboards.map((path) => readFileSync(join(root, path), 'utf8')),
    ].flatMap((source) => source.match(/pimento_\w+/g) ?? []);
    const families = text.match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)) ?? [];
    const missing = asked.filter((name) => !families.includes(name.replace(/_(bucket|count|sum)$/, '')));
    expect(asked.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('has a part of the runbook for each alert, and none for others', () => {
    const parts = readFileSync(join(root, 'docs/operate/runbook.md'), 'utf8').match(/^## (.+)$/gm) ?? [];
    expect(parts.map((line) => line.slice('## '.length))).toEqual(alerts.map(({ alert }) => alert));
  });
});

/** As reported once what was kept is no longer taken. */
let looks = 0;
async function freshMetrics(): Promise<string> {
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ++looks * MINUTE_MS);
  try {
    return await metricsText();
  } finally {
    later.mockRestore();
  }
}

function read(path: string): { groups: { rules: { alert: string; expr: string }[] }[] } {
  return parse(readFileSync(join(root, path), 'utf8'));
}
