// What the delivered proxies write into their logs: nothing of what stands behind an address's question mark, where the links of mails hold keys and e-mail addresses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../deploy', path), 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');

/** What nginx's configuration would log of a query, and each of its servers that logs by another format than one of its own. */
function faultsOfNginx(text: string): string[] {
  const all = withoutComments(text);
  const formats = new Map(
    [...all.matchAll(/log_format (\w+) ([^;]*);/g)].map(([, name = '', format = '']) => [name, format]),
  );
  const queries = [...formats.values()].flatMap((format) => [
    ...format.matchAll(/\$(request|request_uri|args|query_string|arg_\w+|http_referer|http_cookie)\b/g),
  ]);
  const servers = all.split(/^server \{$/m).slice(1);
  const badly = servers.filter((server) => {
    const [, format = ''] = /^ {2}access_log \S+ (\w+);$/m.exec(server) ?? [];
    const isBare = [...server.matchAll(/access_log ([^;]*);/g)].length !== 1;
    return isBare || !formats.has(format) || !/^ {2}error_log \S+ (crit|alert|emerg);$/m.test(server);
  });
  const joins = [...formats.values()].every((format) => format.includes('$request_id '));
  return [
    ...queries.map(([word]) => word),
    ...badly.map(() => 'a server'),
    ...(joins && formats.size > 0 ? [] : ['no id']),
  ];
}

/** The same of HAProxy's. */
function faultsOfHaproxy(text: string): string[] {
  const all = withoutComments(text);
  const formats = [...all.matchAll(/^ *log-format (.*)$/gm)].map(([, format = '']) => format);
  const whole = [
    ...all.matchAll(/^ *(option httplog|http-request capture|capture request|error-log-format).*$/gm),
  ];
  const queries = formats.flatMap((format) => [
    ...format.matchAll(/%(\{[^}]*\})?(r|HU|HQ|hrl?|CC)\b|%\[[^\]]*(url|query|uri|hdr)[^\]]*\]/g),
  ]);
  const joins =
    formats.length === 1 &&
    /%ID\b/.test(formats[0] ?? '') &&
    /^ *http-request set-header X-Request-Id %\[unique-id\]$/m.test(all);
  return [...whole, ...queries].map(([word]) => word.trim()).concat(joins ? [] : ['no id']);
}

describe('nginx', () => {
  const delivered = read('nginx/pimento.conf');
  it('logs by formats without a query, with the id of Pimento’s own log', () => {
    expect(faultsOfNginx(delivered)).toEqual([]);
  });

  it.each([
    ['the whole request', '$request_method $uri $server_protocol', '$request', ['$request']],
    ['the query', '$uri', '$uri?$args', ['$args']],
    ['the page before', '"$http_user_agent"', '"$http_referer"', ['$http_referer']],
    ['no id', '$request_id ', '', ['no id']],
    ['the format of others', 'access.log pimento;', 'access.log combined;', ['a server']],
    ['the usual format', '  access_log /var/log/nginx/access.log pimento;', '', ['a server']],
    ['whole requests as errors', 'error.log crit;', 'error.log;', ['a server']],
  ])('%s in it is refused', (_, right, wrong, faults) => {
    expect(delivered).toContain(right);
    expect(faultsOfNginx(delivered.replace(right, wrong))).toEqual(faults);
  });
});

describe('HAProxy', () => {
  const delivered = read('haproxy/pimento.cfg');
  it('logs by a format without a query, with the id of Pimento’s own log', () => {
    expect(faultsOfHaproxy(delivered)).toEqual([]);
  });

  it.each([
    ['the whole request', '%HM %HPO %HV', '%r', ['%r']],
    ['quoted', '%HM %HPO %HV', '%{+Q}r', ['%{+Q}r']],
    ['the query', '%HM %HPO', '%HM %HU', ['%HU']],
    ['an expression', '%HM %HPO', '%HM %[capture.req.uri]', ['%[capture.req.uri]']],
    ['the usual format', '  log global', '  option httplog', ['option httplog']],
    ['no id', ' %ID', '', ['no id']],
    ['an id of its own', '%[unique-id]', '%[uuid]', ['no id']],
  ])('%s in it is refused', (_, right, wrong, faults) => {
    expect(delivered).toContain(right);
    expect(faultsOfHaproxy(delivered.replace(right, wrong))).toEqual(faults);
  });
});
