// Where the letter of an approval leads: to the agreement's page, which shows it by itself once it is ready.
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { approvalMailTexts } from '../../texts/agreement.ts';

export const wayToSign = ({ services }: Work, id: IdOf<'applications'>): NonNullable<Mail['link']> => ({
  label: approvalMailTexts.toSign,
  url: linkTo(services.config, `/loan-application/${id}/agreement`),
});
