// Which of the two flavours of a staff screen is shown: addresses with `model-5` are about the first model's six sections.
import { useLocation } from 'react-router';
import type { Audience } from '../../contract.ts';

export function useModel(): Audience {
  const { pathname } = useLocation();
  return pathname.split('/').includes('model-5') ? 'PreQualUser' : 'FullUser';
}

/** An address of that flavour: `modelPath('/admin/verification', 'PreQualUser', id)`. */
export const modelPath = (base: string, audience: Audience, id?: string): string =>
  [base, audience === 'PreQualUser' ? 'model-5' : '', id ?? ''].filter(Boolean).join('/');
