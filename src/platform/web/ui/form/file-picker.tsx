// A document or photo: the button that picks one, and the row that shows what was picked. Whoever uses them uploads.
import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../button.tsx';

export type ChosenFile = {
  name: string;
  sizeBytes: number;
  /** What it was before it was made smaller here. */
  pickedBytes?: number;
  previewUrl?: string;
};

type FilePickerProps = Omit<ComponentProps<'input'>, 'type'> & {
  icon: ReactNode;
  text: string;
  /** All that were picked; one, unless `multiple` is set. */
  onPick: (files: File[]) => void;
};

/** The input itself is out of sight but stands in the form, so that an error summary can find it by its name. */
export function FilePicker({ icon, text, onPick, ...rest }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        {...rest}
        ref={input}
        type="file"
        aria-label={text}
        tabIndex={-1}
        className="sr-only"
        onFocus={({ target: { nextElementSibling: button } }) =>
          button instanceof HTMLElement && button.focus()
        }
        onChange={(event) => {
          const picked = [...(event.target.files ?? [])];
          event.target.value = '';
          if (picked.length > 0) onPick(picked);
        }}
      />
      <Button
        tone="secondary"
        icon={icon}
        onClick={() => input.current?.click()}
        aria-describedby={rest['aria-describedby']}
      >
        {text}
      </Button>
    </>
  );
}

type ChosenFileRowProps = { file: ChosenFile; onRemove: () => void };

/** A file that was chosen: its picture or an icon, name and size. */
export const ChosenFileRow = ({ file, onRemove }: ChosenFileRowProps) => (
  <div className="flex items-center gap-3">
    {file.previewUrl ? (
      <img src={file.previewUrl} alt="" className="size-14 rounded-sm border border-line object-cover" />
    ) : (
      <span className="grid size-14 place-items-center rounded-sm bg-sunk text-muted">
        <FileText className="size-6" />
      </span>
    )}
    <div className="grid min-w-0 flex-1 items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <FileName name={file.name} />
      <div className="flex items-center justify-between gap-3">
        <p className="figures text-muted text-sm">
          {file.pickedBytes
            ? uiTexts.madeSmaller(showSize(file.sizeBytes), showSize(file.pickedBytes))
            : showSize(file.sizeBytes)}
        </p>
        <Button tone="quiet" size="sm" className="shrink-0" onClick={onRemove}>
          {uiTexts.removeFile}
        </Button>
      </div>
    </div>
  </div>
);

/** Of a longer name as many stand at each end: two lines beside the picture on the smallest phone. */
const IN_SIGHT = 15;

/** A long name keeps its end, which says what it is; pressed, it stands there whole, and is read out whole anyhow. */
function FileName({ name }: { name: string }) {
  const [isWhole, setWhole] = useState(false);
  const letters = [...name];
  if (letters.length <= 2 * IN_SIGHT) return <p className="font-medium">{name}</p>;
  const [beginning, end] = [letters.slice(0, IN_SIGHT).join(''), letters.slice(-IN_SIGHT).join('')];
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      className="min-h-11 w-full break-all text-start font-medium"
    >
      {isWhole ? (
        name
      ) : (
        <>
          <span className="sr-only">{name}</span>
          <span aria-hidden className="block">{`${beginning}…`}</span>
          <span aria-hidden className="block">
            {end}
          </span>
        </>
      )}
    </button>
  );
}

/** '640 KB', '2.4 MB'; a kilobyte is 1 024 bytes. */
export function showSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
