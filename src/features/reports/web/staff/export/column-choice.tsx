// The columns of an export as boxes to tick, all of them at first.
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceRow } from '#platform/web/ui/form/choice-row.tsx';
import { FieldGroup } from '#platform/web/ui/form/field.tsx';
import type { ExportColumn } from '../../../rules/export-columns.ts';
import { exportTexts as texts } from '../../../texts/staff-reports.ts';

type ColumnChoiceProps = {
  columns: readonly ExportColumn[];
  chosen: readonly ExportColumn[];
  onChoose: (columns: ExportColumn[]) => void;
  error?: string;
};

export const ColumnChoice = ({ columns, chosen, onChoose, error }: ColumnChoiceProps) => (
  <FieldGroup id="export-columns-group" label={texts.chosen} error={error}>
    {() => (
      <div className="grid gap-3">
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map((column, place) => (
            <ChoiceRow
              key={column}
              {...(place === 0 ? { id: 'export-columns' } : {})}
              type="checkbox"
              title={texts.columns[column]}
              checked={chosen.includes(column)}
              onChange={(event) =>
                onChoose(
                  columns.filter((each) => (each === column ? event.target.checked : chosen.includes(each))),
                )
              }
            />
          ))}
        </div>
        {chosen.length < columns.length && (
          <Button
            tone="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => onChoose([...columns])}
          >
            {texts.all}
          </Button>
        )}
      </div>
    )}
  </FieldGroup>
);
