// What a list of loans can be narrowed and ordered by, as it stands in the address.
import type { ReactNode } from 'react';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { DaysShown } from '#platform/web/ui/list/desk/days-shown.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { LenderWithLoans } from '../../../contract/portfolio.ts';
import { LOAN_STATES } from '../../../fields/loan-states.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { SORTS, STANDINGS, STEPS, useOwner } from './portfolio-address.ts';

/** `children` stand between the filters and the order. */
export function PortfolioFilters({ hint, children }: { hint: string; children?: ReactNode }) {
  const [state = '', setState] = useFilter('state', LOAN_STATES);
  const [ageing = '', setAgeing] = useFilter('ageing', STEPS);
  const [standing = '', setStanding] = useFilter('standing', STANDINGS);
  const [sort, setSort] = useFilter('sort', SORTS, 'newest');
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4 sm:flex sm:flex-wrap">
        <SelectField
          className="sm:w-40"
          label={texts.state}
          placeholder={texts.anyState}
          required={false}
          value={state}
          options={LOAN_STATES.map((value) => ({ value, label: loanStateTexts.states[value] }))}
          onValue={setState}
        />
        <SelectField
          className="sm:w-52"
          label={texts.ageing}
          placeholder={texts.anyAgeing}
          required={false}
          value={ageing}
          options={STEPS.map((value) => ({ value, label: loanStateTexts.ageing[value] }))}
          onValue={setAgeing}
        />
        <SelectField
          className="sm:w-52"
          label={texts.standing}
          placeholder={texts.anyStanding}
          required={false}
          value={standing}
          options={STANDINGS.map((value) => ({ value, label: texts.standings[value] }))}
          onValue={setStanding}
        />
        {children}
        <SelectField
          className="sm:w-44"
          label={texts.sort}
          placeholder={null}
          value={sort}
          options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onValue={setSort}
        />
      </div>
      <DaysShown words={texts.happened} />
    </div>
  );
}

/** All loans, ours, or those of one lender. */
export function OwnerFilter({ lenders }: { lenders: readonly LenderWithLoans[] }) {
  const [owner = '', setOwner] = useOwner();
  return (
    <SelectField
      className="sm:w-48"
      label={texts.owner}
      placeholder={texts.anyOwner}
      required={false}
      value={owner}
      options={[
        { value: 'ours', label: texts.ours },
        ...lenders.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onValue={setOwner}
    />
  );
}
