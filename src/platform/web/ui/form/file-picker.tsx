// A document or photo: the button that picks one, and the row that shows what was picked. Whoever uses them uploads.
import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Button } from '../button.tsx';

export type ChosenFile = {
  name: string;
  sizeBytes: number;
  /** The size of the file before this browser made it smaller. */
  pickedBytes?: number;
  previewUrl?: string;
};

type FilePickerProps = Omit<ComponentProps<'input'>, 'type'> & {
  icon: ReactNode;
  text: string;
  /** Called with all files that were picked: one file, unless `multiple` is set. */
  onPick: (files: File[]) => void;
};

/** The input is visually hidden, but it stands in the form, so that an error summary can find it by its name. */
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

/** The row of a file that was chosen: its preview or an icon, its name and its size. */
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

/** The number of characters of a long name that are shown at each end: they fill two lines beside the preview on the smallest phone. */
const IN_SIGHT = 15;

/** A long name is shortened in its middle, because its end says what kind of file it is. Pressing it shows the whole name, which screen readers read in any case. */
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

/** A size as '640 KB' or '2.4 MB'. A kilobyte is 1,024 bytes. */
export function showSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
