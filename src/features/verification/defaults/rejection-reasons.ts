// Ready words for rejections as they are shipped; staff make them their own under /admin/verification/reasons.
import type { RejectionReason } from '#features/verification/contract.ts';

const forAll = (reason: string): RejectionReason => ({ reason, sId: null });
const forSection = (sId: string, reason: string): RejectionReason => ({ reason, sId });

export const defaultRejectionReasons: readonly RejectionReason[] = [
  forAll('The picture is too dark or too blurred to read. Please take it again in daylight.'),
  forAll('Part of the document is cut off. Please show all four corners.'),
  forAll('This is not the document that we asked for.'),
  forAll('The name on the document is not the name on your account.'),
  forAll('The document has expired. Please send one that is still valid.'),
  forAll('A page is missing. Please send all pages.'),
  forSection('basic_information', 'The address on the proof is not the address that you gave.'),
  forSection('income_information', 'The payslip is older than three months. Please send your latest one.'),
  forSection('income', 'The payslip is older than three months. Please send your latest one.'),
  forSection('banking_information', 'The statement does not cover the last three months.'),
];
