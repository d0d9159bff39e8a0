// The page that is sent in place of one that is refused: what was refused, and what to do.
import type { FastifyRequest } from 'fastify';
import { barePage } from '#shared/html/bare-page.ts';
import { barePageTexts as texts } from '#texts/bare-page.ts';
import { isOfCalls } from '../arriving/of-calls.ts';

/** Whether a browser asks for something to show in its window. Scripts, and what a page is made of, ask for no HTML. */
export const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isOfCalls(url) && /\btext\/html\b/i.test(headers.accept ?? '');

type Refused = { status: number; message: string; reference?: string };

/** What is refused for its own sake is refused again, so only what passes can be tried again. */
export function refusedPage({ status, message, reference }: Refused, start = '/'): string {
  const { heading, text } = status === 429 ? texts.tooMany : { heading: texts.refused, text: message };
  const again = [texts.retry, ''] as const;
  const toStart = [texts.toStart, start] as const;
  return barePage({
    title: texts.title(heading),
    heading,
    text: reference ? `${text}. ${texts.reference(reference)}` : text,
    ways: status === 429 || status >= 500 ? [again, toStart] : [toStart],
  });
}
