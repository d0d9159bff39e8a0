// Calls the server by its contract: what goes in and what comes out is typed by it, and a call that is renamed does not compile.
import type { Contract } from '#app/server/app.ts';
import type { Input, Method, Output } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';

export type Reply = { status: number; body: unknown; text: string; headers: Record<string, unknown> };
export type SentForm = { extraInfo: unknown; files: { field: string; name: string; bytes: Buffer }[] };
type Options = {
  /** The key of the intent, the same again for a retry; null for a call without one. */
  key?: string | null;
};

type Key = keyof Contract;
/** An address takes any text; what a record may lack fails when it is sent. */
type InAddress<Params> = { [Name in keyof Params]: string | number | null | undefined };
type Sent<K extends Key> = {
  [Part in keyof Input<Contract[K]>]: Part extends 'params'
    ? InAddress<Input<Contract[K]>[Part]>
    : Part extends 'form'
      ? Pick<SentForm, 'files'> &
          Pick<NonNullable<Input<Contract[K]>[Part]>, 'extraInfo' & keyof Input<Contract[K]>[Part]>
      : Input<Contract[K]>[Part];
};
type Answered<K extends Key> = Contract[K]['output'] extends 'file' ? string : Output<Contract[K]>;
type Rest<Given> = object extends Given
  ? [input?: Given, options?: Options]
  : [input: Given, options?: Options];
type AnyInput = {
  params?: Record<string, string | number | null | undefined>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: SentForm;
};

type Refused = { status: number; code: string; message: string; fields?: FieldErrors };

/** Sends what a browser sends. */
type Send = (
  method: Method,
  url: string,
  sent: { body?: unknown; form?: SentForm } & Options,
) => Promise<Reply>;

/** The three ways to call by the contract: for what must be answered, what must be refused, and what may be either. */
export function contractCalls(send: Send) {
  const reply = <K extends Key>(key: K, ...[input, options]: Rest<Sent<K>>): Promise<Reply> => {
    // The signature ties key and input together; below they are the wire's plain shapes.
    const { params = {}, query = {}, body, form } = (input ?? {}) as AnyInput;
    const [method, path] = key.split(' ') as [Method, string];
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const text = String(params[name] ?? '');
      if (text === '') throw new Error(`${key} is called without its ${name}`);
      return encodeURIComponent(text);
    });
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const url = asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
    return send(method, url, { body, ...(form ? { form } : {}), ...options });
  };
  return {
    /** What the server answers, granted or refused. */
    reply,
    /** What it answers; fails where it is refused. */
    async call<K extends Key>(key: K, ...rest: Rest<Sent<K>>): Promise<Answered<K>> {
      const { status, body } = await reply(key, ...rest);
      if (status !== 200) throw new Error(`${key} is refused with ${status}: ${JSON.stringify(body)}`);
      // The server strips its answers by the same contract.
      return body as Answered<K>;
    },
    /** Why it is refused; fails where it is answered. */
    async refused<K extends Key>(key: K, ...rest: Rest<Sent<K>>): Promise<Refused> {
      const { status, body } = await reply(key, ...rest);
      if (status < 400) throw new Error(`${key} is answered with ${JSON.stringify(body)}`);
      return { ...(body as Omit<Refused, 'status'>), status };
    },
  };
}
