// The first steps of a lender on the platform: what is done, what comes next, what has to wait for it.
import type { FirstSteps } from '../../contract/company.ts';

export type FirstStep = { name: keyof FirstSteps; state: 'done' | 'next' | 'later'; to: string };

const WAYS: readonly { name: keyof FirstSteps; to: string }[] = [
  { name: 'company', to: '/partner/company?form=add' },
  { name: 'product', to: '/partner/products/add' },
  { name: 'loan', to: '/partner/loans/add' },
  { name: 'application', to: '/partner/loan-applications' },
];

/** The steps in their order. The first one that is not done is next; none is once all are done. */
export function firstSteps(done: FirstSteps): FirstStep[] {
  const next = WAYS.find(({ name }) => !done[name]);
  if (!next) return [];
  const stateOf = (name: keyof FirstSteps) => (name === next.name ? 'next' : 'later');
  return WAYS.map((way) => ({ ...way, state: done[way.name] ? 'done' : stateOf(way.name) }));
}
