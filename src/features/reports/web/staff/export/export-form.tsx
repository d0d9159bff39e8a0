// /admin/export: which data, which columns, of which state and days; the file is made while it is saved.
import { useState } from 'react';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import {
  EXPORT_COLUMNS,
  EXPORT_MODELS,
  EXPORT_STATUSES,
  type ExportModel,
} from '../../../rules/export-columns.ts';
import { readSpan } from '../../../rules/report-range.ts';
import { exportTexts as texts } from '../../../texts/staff-reports.ts';
import { ColumnChoice } from './column-choice.tsx';
import { type ExportWish, exportAddress } from './export-address.ts';

const NOTHING: ExportWish = { model: '', columns: [], status: '', from: '', to: '' };

type ExportErrors = { model?: string; columns?: string; days?: string };

const errorsOf = ({ model, columns, from, to }: ExportWish): ExportErrors => ({
  ...(model === '' ? { model: texts.modelNeeded } : {}),
  ...(model !== '' && columns.length === 0 ? { columns: texts.noColumn } : {}),
  ...(readSpan({ from, to }) ? {} : { days: texts.wrongDays }),
});

export function ExportForm() {
  const [wish, setWish] = useState(NOTHING);
  const [errors, setErrors] = useState<ExportErrors>({});
  const [isStarted, setStarted] = useState(false);
  const change = (part: Partial<ExportWish>) => {
    setWish({ ...wish, ...part });
    setStarted(false);
  };
  const open = () => {
    const found = errorsOf(wish);
    setErrors(found);
    const isSound = Object.keys(found).length === 0;
    if (isSound) void onceShown(() => openFile(exportAddress(wish))).then(setStarted);
    else
      document
        .getElementById(found.model ? 'export-model' : found.columns ? 'export-columns' : 'export-from')
        ?.focus();
  };
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      <Card>
        <form
          noValidate
          className="grid grid-cols-1 gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <SelectField
            id="export-model"
            label={texts.model}
            options={EXPORT_MODELS.map((value) => ({ value, label: texts.models[value] }))}
            value={wish.model}
            onValue={(value) => {
              const model = EXPORT_MODELS.find((each) => each === value);
              change({ model: model ?? '', columns: model ? [...EXPORT_COLUMNS[model]] : [], status: '' });
              setErrors({});
            }}
            error={errors.model}
          />
          {wish.model !== '' && <Narrowed model={wish.model} {...{ wish, errors, change }} />}
          <Button type="submit" className="justify-self-start">
            {texts.export}
          </Button>
          {isStarted && (
            <Banner tone="good" role="status">
              {texts.started}
            </Banner>
          )}
        </form>
      </Card>
    </Page>
  );
}

/** In a window of its own; in this one, which the file does not replace, where the browser opens none that late after the tap. */
function openFile(address: string): void {
  if (window.open(address, '_blank') === null) window.location.assign(address);
}

type NarrowedProps = {
  model: ExportModel;
  wish: ExportWish;
  errors: ExportErrors;
  change: (part: Partial<ExportWish>) => void;
};

const Narrowed = ({ model, wish, errors, change }: NarrowedProps) => (
  <>
    <ColumnChoice
      columns={EXPORT_COLUMNS[model]}
      chosen={wish.columns}
      onChoose={(columns) => change({ columns })}
      error={errors.columns}
    />
    <SelectField
      label={texts.status}
      optional
      placeholder={texts.anyStatus}
      options={EXPORT_STATUSES[model].map((value) => ({ value, label: value }))}
      value={wish.status}
      onValue={(status) => change({ status })}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        id="export-from"
        label={texts.from}
        optional
        value={wish.from}
        onValue={(from) => change({ from })}
        error={errors.days}
      />
      <DateField label={texts.to} optional value={wish.to} onValue={(to) => change({ to })} />
    </div>
  </>
);
