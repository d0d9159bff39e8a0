// The last page of a signed copy: who signed what, when, from where.

import { LEAF, LINE, MUTED } from '#platform/server/pdf/look.ts';
import { heading, labelledPoints } from '#platform/server/pdf/parts.ts';
import { printable } from '#platform/server/pdf/printable.ts';
import { showMoment } from '#shared/calendar.ts';
import type { AgreementWords } from '../../../contract/agreement.ts';

export type Signature = { name: string; at: Date; address: string; sha256: string };

export const signaturePage = (
  words: AgreementWords['signature'],
  { name, at, address, sha256 }: Signature,
  say: (sentence: string) => string,
): object[] => [
  { ...heading(say(words.heading), 0, 0, 20), pageBreak: 'before', outline: true },
  { text: say(words.lead), margin: [0, 6, 0, 20] },
  { text: printable(name), fontSize: 22, color: LEAF, margin: [0, 0, 0, 4] },
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: 320, y2: 0, lineWidth: 0.75, lineColor: LINE }],
    margin: [0, 0, 0, 16],
  },
  labelledPoints([
    { label: words.name, value: printable(name) },
    { label: words.moment, value: showMoment(at) },
    { label: words.address, value: address },
    { label: words.hash, value: sha256 },
  ]),
  { text: say(words.note), color: MUTED, fontSize: 9, margin: [0, 8, 0, 0] },
];
