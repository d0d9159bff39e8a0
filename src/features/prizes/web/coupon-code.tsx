// A coupon's code, large enough to read out at a counter, with a button that copies it.
import { Copy } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { acquisitionTexts as texts } from '../texts/prizes.ts';

export function CouponCode({ code }: { code: string }) {
  const copy = () =>
    copyText(code).then(
      () => toast.good(texts.copied),
      () => toast.bad(texts.copyFailed),
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border-2 border-gold border-dashed bg-gold-soft p-4 text-gold-ink">
      <p className="grid min-w-0">
        <span className="text-sm">{texts.code}</span>
        <span className="figures select-all break-all font-bold text-xl tracking-wide">{code}</span>
      </p>
      <Button tone="secondary" onClick={copy} icon={<Copy className="size-4" />}>
        {texts.copy}
      </Button>
    </div>
  );
}

/** Copies a text; rejects where the browser keeps the clipboard to itself. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
