// A submission described by its contract without being made: so it can be stored, and made now or days later.
import type { EndpointKey, EndpointTable, Input, Output } from '#shared/endpoint.ts';
import { caller } from '../call.ts';
import type { StoredCall } from './outbox-entry.ts';

/** `Reply` exists only as a type. */
export type Posting<Reply> = StoredCall & { readonly reply?: Reply };

/** A function that describes calls of a contract, as `caller` makes them. */
export const poster =
  <Table extends EndpointTable>() =>
  <Key extends keyof Table & EndpointKey>(
    endpoint: Key,
    input: Input<Table[Key]> & object,
  ): Posting<Output<Table[Key]>> => ({ endpoint, input });

export type PostOptions = { key: string; onProgress?: (share: number) => void };

/** Makes the call. Its types were checked when it was described, and cannot be checked again when it is read from the store. */
export function post<Reply>({ endpoint, input }: Posting<Reply>, options: PostOptions): Promise<Reply> {
  const call = caller<EndpointTable>() as unknown as (...made: unknown[]) => Promise<Reply>;
  return call(endpoint, input, options);
}
