// What a list of loans can be narrowed and ordered by, as it stands in the address.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { SearchBox, withParam } from '#platform/web/ui/list/search-box.tsx';
import { loanStateTexts } from '#texts/loan-states.ts';
import { portfolioTexts as texts } from '#texts/portfolio.ts';
import type { LenderWithLoans } from '../../contract/portfolio.ts';
import { SORTS, STATES, STEPS, useOwner, usePortfolioAddress } from './portfolio-address.ts';

/** Writes a filter into the address. */
export function useFilter(): (param: string) => (value: string) => void {
  const [, setAddress] = useSearchParams();
  return (param) => (value) =>
    setAddress((now) => withParam(now, param, value), { replace: true, preventScrollReset: true });
}

/** `children` stand between the filters and the order. */
export function PortfolioFilters({ hint, children }: { hint: string; children?: ReactNode }) {
  const set = useFilter();
  const { state = '', ageing = '', sort = 'newest' } = usePortfolioAddress();
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          className="w-40"
          label={texts.state}
          placeholder={texts.anyState}
          required={false}
          value={state}
          options={STATES.map((value) => ({ value, label: loanStateTexts.states[value] }))}
          onValue={set('state')}
        />
        <SelectField
          className="w-52"
          label={texts.ageing}
          placeholder={texts.anyAgeing}
          required={false}
          value={ageing}
          options={STEPS.map((value) => ({ value, label: loanStateTexts.ageing[value] }))}
          onValue={set('ageing')}
        />
        {children}
        <SelectField
          className="w-44"
          label={texts.sort}
          placeholder={null}
          value={sort}
          options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onValue={(chosen) => set('sort')(chosen === 'newest' ? '' : chosen)}
        />
      </div>
    </div>
  );
}

/** All loans, ours, or those of one lender. */
export function OwnerFilter({ lenders }: { lenders: readonly LenderWithLoans[] }) {
  const set = useFilter();
  const owner = useOwner() ?? '';
  return (
    <SelectField
      className="w-48"
      label={texts.owner}
      placeholder={texts.anyOwner}
      required={false}
      value={owner}
      options={[
        { value: 'ours', label: texts.ours },
        ...lenders.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onValue={set('owner')}
    />
  );
}
