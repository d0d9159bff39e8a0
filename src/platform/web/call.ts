// The typed call: speaks the contract, fetches form tokens, sends one retry key per intent, throws what was refused.
import type { Endpoint, EndpointKey, EndpointTable, Input, Output } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';

/** A call that did not succeed: refused by the server (`status` of 4xx/5xx) or never answered (`status` 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;
  readonly reference: string | undefined;

  constructor(
    status: number,
    body: { code?: string; message?: string; fields?: FieldErrors; reference?: string },
  ) {
    super(body.message ?? 'Oops! Something went wrong. Please try again');
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.fields = body.fields ?? {};
    this.reference = body.reference;
  }
}

const UNREACHABLE = {
  code: 'unreachable',
  message: 'No connection just now. Nothing was lost; try again when you are back online.',
};

type CallOptions = {
  signal?: AbortSignal /** The intent's retry key; a new one is made when absent. */;
  key?: string;
  onProgress?: (share: number) => void;
};

type Caller<Table extends EndpointTable> = <Key extends keyof Table & EndpointKey>(
  key: Key,
  ...rest: object extends Input<Table[Key]>
    ? [input?: Input<Table[Key]>, options?: CallOptions]
    : [input: Input<Table[Key]>, options?: CallOptions]
) => Promise<Output<Table[Key]>>;

type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  form?: Input<Endpoint & { form: NonNullable<Endpoint['form']> }>['form'];
};

/** A function that makes the calls of a contract (only its type is imported: zod stays on the server). */
export function caller<Table extends EndpointTable>(): Caller<Table> {
  // The signature above ties key, input and output together; below they are the wire's plain shapes.
  return (async (key: string, input: AnyInput = {}, options: CallOptions = {}) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const url = addressOf(path, input);
    if (method === 'GET')
      return read(await fetch(url, { signal: options.signal ?? null }).catch(unreachable));
    return change(method, url, input, options);
  }) as Caller<Table>;
}

function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const unreachable = (cause: unknown): never => {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new CallFailed(0, UNREACHABLE);
};

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallFailed(response.status, body as object);
  return body;
}

let formToken: Promise<string> | null = null;

/** The token of `GET /api/form`, asked for once a session; `forgetFormToken` when the session changed. */
const currentFormToken = (): Promise<string> => {
  formToken ??= fetch('/api/form')
    .then(read, unreachable)
    .then((body) => (body as { csrfToken: string }).csrfToken)
    .catch((failure) => {
      formToken = null;
      throw failure;
    });
  return formToken;
};

export const forgetFormToken = (): void => {
  formToken = null;
};

const RETRY_DELAYS_MS = [400, 1_500];

/** Sends a change; tries again under the same key when the answer was lost or the server was briefly away, so it happens once. */
async function change(method: string, url: string, input: AnyInput, options: CallOptions): Promise<unknown> {
  const key = options.key ?? crypto.randomUUID();
  let tokenRenewed = false;
  for (let tries = 0; ; ) {
    try {
      return await send(method, url, input, { ...options, key });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.code === 'request.csrf' && !tokenRenewed) {
        forgetFormToken();
        tokenRenewed = true;
        continue;
      }
      const delay = RETRY_DELAYS_MS[tries++];
      if (delay === undefined || (failure.status !== 0 && failure.status !== 503)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function send(
  method: string,
  url: string,
  input: AnyInput,
  { key, onProgress }: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {
    'csrf-token': await currentFormToken(),
    'idempotency-key': key ?? '',
  };
  if (!input.form) {
    return fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input.body ?? {}),
    }).then(read, unreachable);
  }
  const form = new FormData();
  form.append('extraInfo', JSON.stringify(input.form.extraInfo));
  for (const { field, file } of input.form.files) form.append(field, file);
  return upload(method, url, headers, form, onProgress ?? (() => {}));
}

/** `fetch` tells nothing of how far an upload has come; XMLHttpRequest does. */
function upload(
  method: string,
  url: string,
  headers: Record<string, string>,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallFailed(0, UNREACHABLE));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(new CallFailed(request.status, body));
    };
    request.send(form);
  });
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
