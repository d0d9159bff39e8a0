// What a consent shares, each part with its words.
import { Eye } from 'lucide-react';
import { consentWording } from '#texts/consents.ts';
import type { Consent } from '../contract.ts';

export const SharedList = ({ shared }: { shared: Consent['shared'] }) => (
  <ul className="grid gap-2">
    {shared.map((part) => (
      <li key={part} className="flex gap-3">
        <Eye className="mt-0.5 size-5 shrink-0 text-leaf" />
        {consentWording.shared[part]}
      </li>
    ))}
  </ul>
);
