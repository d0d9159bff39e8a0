// Calls a contract as a browser does, with what goes in and what comes out typed by it: a call that is renamed or answers otherwise does not compile.
import type { EndpointKey, EndpointTable, Input, Output } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Caller } from './caller.ts';

/** What the contract takes but for files, for which there is `Caller`. */
type Sent<Table extends EndpointTable, Key extends keyof Table & EndpointKey> = Table[Key] extends {
  form: unknown;
}
  ? never
  : Input<Table[Key]>;
type AnyInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: object };
type Options = {
  /** Of the intent: the same again is a retry. */
  key?: string;
};
type Rest<Given> = object extends Given
  ? [input?: Given, options?: Options]
  : [input: Given, options?: Options];

export type Refused = { status: number; code: string; message: string; fields?: FieldErrors };

/** One person's calls of one contract: `callsOf<typeof seedEndpoints>(browser)`. */
export function callsOf<Table extends EndpointTable>(browser: Caller) {
  const send = (key: string, { params = {}, query = {}, body }: AnyInput = {}, options: Options = {}) => {
    const [method, path = ''] = key.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const url = asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
    if (method === 'GET') return browser.get(url);
    return method === 'PUT' ? browser.put(url, { body, ...options }) : browser.post(url, body, options);
  };
  return {
    /** What it answers; fails where it is refused. */
    async call<Key extends keyof Table & EndpointKey>(
      key: Key,
      ...[input, options]: Rest<Sent<Table, Key>>
    ): Promise<Output<Table[Key]>> {
      const { status, body } = await send(key, input as AnyInput, options);
      if (status !== 200) throw new Error(`${key} is refused with ${status}: ${JSON.stringify(body)}`);
      // The server strips its answers by the same contract.
      return body as Output<Table[Key]>;
    },
    /** Why it is refused; fails where it is answered. */
    async refused<Key extends keyof Table & EndpointKey>(
      key: Key,
      ...[input, options]: Rest<Sent<Table, Key>>
    ): Promise<Refused> {
      const { status, body } = await send(key, input as AnyInput, options);
      if (status < 400) throw new Error(`${key} is answered with ${JSON.stringify(body)}`);
      return { ...(body as Omit<Refused, 'status'>), status };
    },
  };
}

export type Calls<Table extends EndpointTable> = ReturnType<typeof callsOf<Table>>;
