// Sends an edit of a section or of a verification form, from the edition it was begun with; with a reason where it drops what the policy reads.
import type { Content } from '#features/forms/web/staff/builder/building.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import { bodyOf, type FormSettings } from '../../../rules/form-settings.ts';
import { call } from './queries.ts';

export function publishConfiguration(
  { _id, kind }: Pick<Configuration, '_id' | 'kind'>,
  { settings, fields }: Content<FormSettings>,
  edition: number,
  reason?: string,
): Promise<{ message: string }> {
  const params = { id: _id };
  const { described, part } = bodyOf(settings);
  const body = { ...described, edition, fields: [...fields] };
  return kind === 'information' && part
    ? call('POST /api/informations/schemas/:id', {
        params,
        body: { ...body, ...part, ...(reason ? { reason } : {}) },
      })
    : call('POST /api/informations/verification-schemas/:id', { params, body });
}

export function revertConfiguration(
  { _id, kind }: Pick<Configuration, '_id' | 'kind'>,
  edition: number,
  version: string,
  reason?: string,
): Promise<{ message: string }> {
  const input = { params: { id: _id }, body: { edition, version } };
  return kind === 'information'
    ? call('POST /api/informations/schemas/:id/revert', {
        ...input,
        body: { ...input.body, ...(reason ? { reason } : {}) },
      })
    : call('POST /api/informations/verification-schemas/:id/revert', input);
}
