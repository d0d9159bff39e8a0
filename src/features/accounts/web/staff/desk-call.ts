// The calls of the staff's desk: lists, assignment, notes, staff accounts.
import { caller } from '#platform/web/call.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';

export const deskCall = caller<typeof accountDeskEndpoints>();
