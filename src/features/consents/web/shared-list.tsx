// What a consent shares, each part with its words.
import { Eye } from 'lucide-react';
import type { Consent } from '../contract.ts';
import { consentWording, contactConsentWording } from '../texts/consents.ts';

const WORDS: Record<Consent['shared'][number], string> = {
  ...consentWording.shared,
  ...contactConsentWording.shared,
};

export const SharedList = ({ shared }: { shared: Consent['shared'] }) => (
  <ul className="grid gap-2">
    {shared.map((part) => (
      <li key={part} className="flex gap-3">
        <Eye className="mt-0.5 size-5 shrink-0 text-leaf" />
        {WORDS[part]}
      </li>
    ))}
  </ul>
);
