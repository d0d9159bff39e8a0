// Coupon codes, pasted or out of a file; says how many it read.
import { FileUp } from 'lucide-react';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { readCodes } from '../../../rules/coupon-codes.ts';
import { couponTexts as texts } from '../../../texts/staff-prizes.ts';

type CodesFieldProps = {
  value: string;
  error: string | undefined;
  optional?: boolean;
  onValue: (text: string) => void;
};

export function CodesField({ value, error, optional = false, onValue }: CodesFieldProps) {
  const { codes, repeated } = readCodes(value);
  const take = async ([file]: File[]) => {
    if (!file) return;
    const read = (await file.text()).trim();
    onValue(value.trim() === '' ? read : `${value.trim()}\n${read}`);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextAreaField
        name="codes"
        label={texts.codes}
        hint={texts.codesHint}
        {...(error ? { error } : {})}
        optional={optional}
        value={value}
        onValue={onValue}
        spellCheck={false}
        autoCapitalize="off"
        className="max-h-80 overflow-y-auto"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="figures text-muted text-sm">
          {texts.found(codes.length)}
          {repeated > 0 && ` · ${texts.repeated(repeated)}`}
        </p>
        <FilePicker
          accept=".txt,.csv,text/plain,text/csv"
          icon={<FileUp className="size-5" />}
          text={texts.chooseFile}
          onPick={take}
        />
      </div>
    </div>
  );
}
