// Whether a call names this site: one host, that of PUBLIC_URL. Whoever names another was led here by mistake, or by somebody who plays at being us.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#shared/refusal.ts';
import type { Config } from '../../config.ts';
import { isCalledLocally } from './this-machine.ts';

/** A check from a load balancer names whatever address it reaches the server by. */
const FOR_ANY_NAME = '/api/health';

type Misnamed = { status: 400 | 421; refusal: Refusal };

/** Checks the host that a call names; null where that is this site. Without PUBLIC_URL nobody knows the site's name, so any will do. */
export function checkHost({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const own = publicUrl === undefined ? null : new URL(publicUrl).hostname;
  return (request: FastifyRequest): Misnamed | null => {
    const { raw, routeOptions, hostname } = request;
    const named = raw.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
    const isNameless = named.length === 0 && raw.httpVersion === '1.1';
    if (named.length > 1 || isNameless) return { status: 400, refusal: new Refusal('request.one_host') };
    if (own === null || hostname.toLowerCase() === own || routeOptions.url === FOR_ANY_NAME) return null;
    if (isCalledLocally(request)) return null;
    const message = `This site is not at that address. Go to ${publicUrl}`;
    return { status: 421, refusal: new Refusal('request.misdirected', { message }) };
  };
}
