// The bare handler that the product is held against: Fastify alone, hand-written SQL under a name, one round trip for an answer
// with the session checked inside it. It answers as the product does and nothing more: no guards, no retries, no audit, and no writes
// besides those that the answer is about (replica: the triggers and foreign keys of the tables stand still for it).
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { listInformations, loadSections, submitInformation } from './bare-informations.ts';
import { logIn } from './bare-login.ts';
import { redeemPrize } from './bare-prizes.ts';
import { listApplications, showPanel } from './bare-staff.ts';

export type Ask = <Row extends object>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c session_replication_role=replica',
});
const ask: Ask = async <Row extends object>(name: string, text: string, values: unknown[]) =>
  (await pool.query<Row>({ name, text, values })).rows;

await loadSections(ask);
const app = Fastify();
app.post('/api/accounts/login', (request, reply) => logIn(ask, request, reply));
app.get('/api/informations', (request) => listInformations(ask, tokenOf(request)));
app.post('/api/informations/submit', (request) => submitInformation(ask, tokenOf(request), request.body));
app.post('/api/prizes/redeem/:id', (request) => redeemPrize(ask, tokenOf(request), request.params));
app.get('/api/informations/verifications/panel', (request) =>
  showPanel(ask, tokenOf(request), request.query),
);
app.get('/api/loan-application/admin', (request) => listApplications(ask, tokenOf(request), request.query));
process.send?.(await app.listen({ port: 0, host: 'localhost' }));

const tokenOf = (request: FastifyRequest): string =>
  /__Host-pimento_session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
