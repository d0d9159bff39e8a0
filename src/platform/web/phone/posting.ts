// A submission described by its contract without being made: so it can be stored, and made now or days later.
import type { EndpointKey, EndpointTable, Input, Output } from '#shared/endpoint.ts';
import { caller } from '../call.ts';
import type { StoredCall } from './outbox-entry.ts';

/** `Reply` is known to types alone. */
export type Posting<Reply> = StoredCall & { readonly reply?: Reply };

/** A function that describes calls of a contract, as `caller` makes them. */
export const poster =
  <Table extends EndpointTable>() =>
  <Key extends keyof Table & EndpointKey>(
    endpoint: Key,
    input: Input<Table[Key]> & object,
  ): Posting<Output<Table[Key]>> => ({ endpoint, input });

export type PostOptions = { key: string; onProgress?: (share: number) => void };

/** Makes the call. What was checked when it was described cannot be checked again when it comes out of a store. */
export function post<Reply>({ endpoint, input }: Posting<Reply>, options: PostOptions): Promise<Reply> {
  const call = caller<EndpointTable>() as unknown as (...made: unknown[]) => Promise<Reply>;
  return call(endpoint, input, options);
}
