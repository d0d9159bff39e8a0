// Recovery codes, shown this once: to be copied, saved or written down before the window closes.
import { Copy, Download } from 'lucide-react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { ownFactorTexts as texts } from '../../texts/own.ts';

type RecoveryCodesProps = {
  /** Undefined while there are none to show; null when their answer was lost. */
  codes: string[] | null | undefined;
  onKept: () => void;
};

export const RecoveryCodesDialog = ({ codes, onKept }: RecoveryCodesProps) => (
  <Dialog
    open={codes !== undefined}
    title={texts.codesTitle}
    onClose={onKept}
    footer={<Button onClick={onKept}>{codes ? texts.kept : texts.goOn}</Button>}
  >
    {codes ? <Codes codes={codes} /> : <Banner tone="wait">{texts.codesLost}</Banner>}
  </Dialog>
);

const Codes = ({ codes }: { codes: string[] }) => (
  <>
    <p className="text-muted">{texts.codesWhy}</p>
    <ol className="grid grid-cols-2 gap-x-2 gap-y-1 rounded-md bg-sunk px-2 py-4 font-semibold text-sm tabular-nums sm:text-base">
      {codes.map((code) => (
        <li key={code} className="select-all whitespace-nowrap text-center">
          {code}
        </li>
      ))}
    </ol>
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" size="sm" icon={<Copy className="size-4" />} onClick={() => copy(codes)}>
        {texts.copy}
      </Button>
      <Button tone="secondary" size="sm" icon={<Download className="size-4" />} onClick={() => save(codes)}>
        {texts.save}
      </Button>
    </div>
  </>
);

const copy = (codes: string[]): void =>
  void navigator.clipboard.writeText(codes.join('\n')).then(
    () => toast.good(texts.copied),
    () => toast.bad(texts.copyFailed),
  );

function save(codes: string[]): void {
  const address = URL.createObjectURL(
    new Blob([`${texts.fileHead}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = texts.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
