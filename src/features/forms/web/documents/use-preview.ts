// Shows a picture that is still on this phone.
import { useEffect, useState } from 'react';
import type { LocalDocument } from './local-document.ts';

/** An address of the picture as long as it is shown; null for a PDF. */
export function usePreview({ blob, type }: LocalDocument): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const isPicture = type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, isPicture]);
  return url;
}
