// The typed call: speaks the contract, fetches form tokens, sends one retry key per intent, throws what was refused.
import type { Endpoint, EndpointKey, EndpointTable, Input, Output } from '#shared/endpoint.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { callCame } from './connection.ts';
import { askToSetUp, askToShowAgain } from './second-factor/asked.ts';

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
    const message = body.message ?? 'Oops! Something went wrong. Please try again';
    // Only an internal error of the server has a reference, by which its entry in the server's log is found.
    super(body.reference ? `${message} (reference ${body.reference})` : message);
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
  /** Whether the call is to be finished even when the page is left meanwhile. */
  keepalive?: boolean;
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
      return againOnceShown(() => fetch(url, patiently(options.signal)).then(read, unreachable));
    const intent = { ...options, key: options.key ?? crypto.randomUUID() };
    return againOnceShown(() => change(method, url, input, intent));
  }) as Caller<Table>;
}

/** Repeats a call with the same idempotency key, after the caller has given the second factor for whose absence it was refused. */
async function againOnceShown(make: () => Promise<unknown>): Promise<unknown> {
  try {
    return await make();
  } catch (failure) {
    const isAsked = failure instanceof CallFailed && failure.code === 'session.second_factor_again';
    if (!isAsked || !(await askToShowAgain())) throw failure;
    return make();
  }
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

/** The error of a call that timed out: on a connection that exists in name only, no answer arrives and nothing ever fails. */
const STALLED = { ...UNREACHABLE, code: 'stalled' };
const PATIENCE_MS = 30_000;
/** How long an upload may stand still: a browser counts its last quarter of a megabyte as sent while that still waits in the phone's own buffer. */
const UPLOAD_PATIENCE_MS = 120_000;

const patiently = (signal?: AbortSignal): { signal: AbortSignal } => {
  const tooLong = AbortSignal.timeout(PATIENCE_MS);
  return { signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong };
};

const unreachable = (cause: unknown): never => {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'AbortError') throw cause;
  callCame(false);
  throw new CallFailed(0, name === 'TimeoutError' ? STALLED : UNREACHABLE);
};

async function read(response: Response): Promise<unknown> {
  // A truncated answer, or the log-in page of a Wi-Fi network, does not count as an answer of the server.
  const body: unknown = await response.json().catch(response.ok ? unreachable : () => ({}));
  callCame(true);
  if (response.ok) return body;
  const failure = new CallFailed(response.status, body as object);
  if (failure.code === 'session.second_factor_needed') askToSetUp();
  throw failure;
}

let formToken: Promise<string> | null = null;

/** The token of `GET /api/form`, asked for once a session; `forgetFormToken` when the session changed. */
const currentFormToken = (): Promise<string> => {
  formToken ??= fetch('/api/form', patiently())
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

/** Sends a change. It retries with the same idempotency key when the answer was lost or the server was briefly unavailable, so that the change is made once. */
async function change(
  method: string,
  url: string,
  input: AnyInput,
  options: CallOptions & { key: string },
): Promise<unknown> {
  let tokenRenewed = false;
  for (let tries = 0; ; ) {
    try {
      return await send(method, url, input, options);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.code === 'request.csrf' && !tokenRenewed) {
        forgetFormToken();
        tokenRenewed = true;
        continue;
      }
      const delay = RETRY_DELAYS_MS[tries++];
      if (delay === undefined || !navigator.onLine || !isWorthRetrying(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** Whether the same call may succeed a moment later. A call that timed out is not repeated: somebody who has waited that long is shown the error instead of waiting once more. */
const isWorthRetrying = ({ status, code }: CallFailed): boolean =>
  (status === 0 && code !== STALLED.code) || status === 503;

async function send(
  method: string,
  url: string,
  input: AnyInput,
  { key, onProgress, keepalive = false }: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {
    'csrf-token': await currentFormToken(),
    'idempotency-key': key ?? '',
  };
  if (!input.form) {
    return fetch(url, {
      method,
      keepalive,
      ...patiently(),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input.body ?? {}),
    }).then(read, unreachable);
  }
  const form = new FormData();
  form.append('extraInfo', JSON.stringify(input.form.extraInfo));
  for (const { field, file } of input.form.files) form.append(field, file);
  return upload(method, url, headers, form, onProgress ?? (() => {}));
}

/** Uploads by XMLHttpRequest, because `fetch` does not report the progress of an upload. An upload may take minutes, as long as it makes progress. */
function upload(
  method: string,
  url: string,
  headers: Record<string, string>,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalling: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stalling);
      stalling = setTimeout(() => request.abort(), UPLOAD_PATIENCE_MS);
    };
    const lost = (body: typeof UNREACHABLE) => {
      callCame(false);
      reject(new CallFailed(0, body));
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = () => lost(UNREACHABLE);
    request.onabort = () => lost(STALLED);
    request.onloadend = () => clearTimeout(stalling);
    request.onload = () => {
      const body = parsed(request.responseText);
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk && body === null) return lost(UNREACHABLE);
      callCame(true);
      if (isOk) resolve(body);
      else reject(new CallFailed(request.status, body ?? {}));
    };
    moved();
    request.send(form);
  });
}

function parsed(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
