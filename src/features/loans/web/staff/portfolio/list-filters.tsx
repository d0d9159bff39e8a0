// What a list of loans can be narrowed and ordered by, as it stands in the address.
import type { ReactNode } from 'react';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { DaysShown } from '#platform/web/ui/list/desk/days-shown.tsx';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { LenderWithLoans } from '../../../contract/portfolio.ts';
import { portfolioFilters } from '../../../fields/staff-loan-lists.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { portfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { useOwner } from './portfolio-address.ts';

/** `children` stand between the filters and the order. */
export function PortfolioFilters({ hint, children }: { hint: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4 sm:flex sm:flex-wrap">
        <ChoiceFilter
          param="state"
          choices={portfolioFilters.state}
          named={loanStateTexts.states}
          any={texts.anyState}
          label={texts.state}
          className="sm:w-40"
        />
        <ChoiceFilter
          param="ageing"
          choices={portfolioFilters.ageing}
          named={loanStateTexts.ageing}
          any={texts.anyAgeing}
          label={texts.ageing}
          className="sm:w-52"
        />
        <ChoiceFilter
          param="standing"
          choices={portfolioFilters.standing}
          named={texts.standings}
          any={texts.anyStanding}
          label={texts.standing}
          className="sm:w-52"
        />
        {children}
        <ChoiceFilter
          param="sort"
          {...portfolioFilters.sort}
          named={texts.sorts}
          label={texts.sort}
          className="sm:w-44"
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
