// Holds answers to what the API says of itself: the status is one that the operation names, and a JSON body fits its schema there.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FastifyInstance } from 'fastify';

type Answer = { status: number; contentType: string; text: string };
type Responses = Record<string, { $ref?: string; content?: Record<string, unknown> }>;
type Description = { paths: Record<string, Record<string, { responses: Responses }>> };

/** The description itself, in two forms, is no part of what it describes. */
const DESCRIPTION = /^\/api\/(openapi\.json|reference)\/?$/;
const REFUSAL = 'api#/components/schemas/Refusal';

export type Judge = (method: string, url: string, answer: Answer) => string | null;

/** Answers why an answer is not as `app` describes it, or null. */
export function describedAnswers(app: FastifyInstance): Judge {
  const description = app.swagger() as object as Description;
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  ajv.addSchema(description, 'api');
  const operations = Object.entries(description.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ method, path, responses })),
    )
    .map((one) => ({ ...one, address: new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }))
    // '/api/prizes/next' is none of '/api/prizes/{id}'.
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

  const misfit = (reference: string, { text }: Answer): string | null => {
    const fits = ajv.getSchema(reference);
    if (!fits) return `there is no schema at ${reference}`;
    return fits(JSON.parse(text)) ? null : ajv.errorsText(fits.errors);
  };

  return (method, url, answer) => {
    const path = new URL(`http://server${url}`).pathname;
    const isJson = answer.contentType.startsWith('application/json') && answer.text !== '';
    const found = operations.find((one) => one.method === method.toLowerCase() && one.address.test(path));
    if (!found) {
      if (answer.status < 400) return DESCRIPTION.test(path) ? null : 'no operation is described there';
      return isJson ? misfit(REFUSAL, answer) : null;
    }
    const described = found.responses[answer.status];
    if (!described) return `${found.path} does not name ${answer.status}`;
    if (described.$ref) return isJson ? misfit(REFUSAL, answer) : 'a refusal is JSON';
    if (!isJson) return described.content?.['application/json'] ? 'its body is no JSON' : null;
    return misfit(
      `api#${pointer('paths', found.path, found.method, 'responses', String(answer.status), 'content', 'application/json', 'schema')}`,
      answer,
    );
  };
}

const pointer = (...steps: string[]): string =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
