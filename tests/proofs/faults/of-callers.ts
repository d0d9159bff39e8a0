// What callers and operators do: uploads that break off or crawl, readers who do not read, a stop in the middle of it all.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { formToken } from '#platform/server/http/csrf.ts';
import { ANNOUNCED_MS } from '#platform/server/http/drain.ts';
import type { Person } from '../kill-people.ts';
import { identity } from '../kill-writers.ts';
import type { Fault } from './fault.ts';
import type { Ground } from './ground.ts';

const TORN = 60;
const CRAWLING = 20;
const SLOW_READERS = 500;
const IN_FLIGHT = 16;

export const faultsOfCallers: Fault[] = [
  {
    name: `${TORN} uploads break off, ${CRAWLING} crawl`,
    isSmall: false,
    isReady: true,
    nobodyIsRefused: true,
    othersAreServed: true,
    run: async (ground) => {
      const crawling = await Promise.all(
        Array.from({ length: CRAWLING }, () => begin(ground, upload(take(ground)))),
      );
      for (let time = 0; time < TORN; time++) {
        const line = await begin(ground, upload(take(ground)));
        await setTimeout(20);
        line.resetAndDestroy();
      }
      for (let second = 0; second < 8; second++) {
        for (const line of crawling) line.write('x');
        await setTimeout(1_000);
      }
      for (const line of crawling) line.destroy();
    },
  },
  {
    name: `${SLOW_READERS} readers do not read`,
    isSmall: false,
    isReady: true,
    nobodyIsRefused: true,
    othersAreServed: true,
    run: async (ground) => {
      const readers: Socket[] = [];
      for (let at = 0; at < SLOW_READERS; at++) {
        const line = await begin(
          ground,
          `GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: fd01:${at}::1\r\n\r\n`,
        );
        line.pause();
        for (let more = 0; more < 20; more++)
          line.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: fd01:${at}::1\r\n\r\n`);
        readers.push(line);
      }
      await setTimeout(10_000);
      for (const line of readers) line.destroy();
    },
  },
  {
    name: 'SIGTERM under load',
    isSmall: true,
    isReady: null,
    endsProcess: true,
    nobodyIsRefused: true,
    run: async (ground, { shut, complain }) => {
      const app = ground.app();
      const people = Array.from({ length: IN_FLIGHT }, () => take(ground));
      const answers: string[] = [];
      const lines = await Promise.all(people.map((person) => begin(ground, quiz(ground, person).head)));
      for (const [at, line] of lines.entries()) {
        answers[at] = '';
        line.setEncoding('utf8').on('data', (text) => {
          answers[at] = `${answers[at]}${text}`;
        });
      }
      await setTimeout(200);
      shut();
      const stopped = app.stop();
      await setTimeout(300);
      const announced = await fetch(`${app.url}/api/health`);
      if (announced.status !== 503 || announced.headers.get('connection') !== 'close')
        complain(`it said ${announced.status} and kept the connection while it announced its end`);
      await setTimeout(ANNOUNCED_MS);
      if (!(await isRefused(app.url))) complain('a new connection was taken while it ended');
      for (const [at, line] of lines.entries()) line.write(quiz(ground, people[at] as Person).body);
      await stopped;
      const unanswered = answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'));
      if (unanswered.length > 0)
        complain(`${unanswered.length} of ${IN_FLIGHT} calls in flight were not answered: ${unanswered[0]}`);
      await ground.restartApp();
    },
  },
];

const take = ({ people }: Ground): Person => {
  const person = people.pop();
  if (!person) throw new Error('there were too few people');
  return person;
};

async function begin(ground: Ground, text: string): Promise<Socket> {
  const { hostname, port } = new URL(ground.app().url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  await once(line, 'connect');
  line.write(text);
  return line;
}

const isRefused = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  );

const headOf = (person: Person, path: string, more: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries({ ...identity(person), 'csrf-token': formToken(person.token), ...more }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '',
  ].join('\r\n');

/** The beginning of a form whose rest never comes. */
const upload = (person: Person): string =>
  `${headOf(person, '/api/informations/submitMulti', {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 500_000,
  })}--b\r\nContent-Disposition: form-data; name="credit_report"; filename="a.png"\r\n\r\n`;

/** A whole call in two parts: it is in flight between them. */
function quiz({ calls }: Ground, person: Person): { head: string; body: string } {
  const call = calls.find(({ kind }) => kind === 'quiz');
  if (!call) throw new Error('there is no quiz');
  const body = JSON.stringify(call.body);
  const head = headOf(person, call.url, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': `in-flight-${person.id}`,
  });
  return { head: head + body.slice(0, 1), body: body.slice(1) };
}
