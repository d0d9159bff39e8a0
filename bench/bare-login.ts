// W1 as a bare handler: find the password, verify it, write the session.
import { randomBytes, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ask } from './bare.ts';
import { hashOf, rowFor } from './bare-session.ts';

type Account = Record<
  'id' | 'email' | 'first_name' | 'last_name' | 'user_type' | 'status' | 'info_status' | 'password_hash',
  string
>;

const FIND = `select id, email, first_name, last_name, user_type, status, info_status, password_hash from accounts
  where lower(email) = $1 and status not in ('Pending', 'Suspended', 'Cancelled')`;

const ENTER = `
  with entered as (update accounts set last_login_at = now() where id = $1)
  insert into sessions (token_hash, id, account_id, created_at, last_seen_at, expires_at, address, user_agent)
  values ($2, $3, $1, now(), now(), now() + interval '30 days', $4, 'bench')`;

export async function logIn(ask: Ask, request: FastifyRequest, reply: FastifyReply) {
  const { email, password } = request.body as { email: string; password: string };
  const account = rowFor(await ask<Account>('find', FIND, [email.toLowerCase()]));
  if (!(await verify(account.password_hash, password))) return reply.code(422).send();
  const token = randomBytes(32).toString('base64url');
  await ask('enter', ENTER, [account.id, hashOf(token), randomUUID(), request.ip]);
  reply.header('set-cookie', `__Host-pimento_session=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  return {
    id: account.id,
    userType: account.user_type,
    status: account.status,
    infoStatus: account.info_status,
    fullName: `${account.first_name} ${account.last_name}`,
    email: account.email,
    image: null,
  };
}
