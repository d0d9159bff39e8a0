// What an edit words otherwise: each text before and after, side by side.
import { ArrowRight } from 'lucide-react';
import type { FormRequest } from '../../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../../texts/staff-form-requests.ts';

/** Draws nothing where every text stays. */
export function WordsList({ words }: Pick<FormRequest, 'words'>) {
  if (words.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold text-sm">{texts.words}</h3>
      <ul className="grid text-sm">
        {words.map(({ of, part, before, after }) => (
          <li key={`${of} ${part}`} className="grid gap-1 border-line py-2 not-last:border-b">
            <span className="text-muted">{texts.wordsOf(of, texts.parts[part])}</span>
            <span className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2">
              <span>
                <span className="sr-only">{texts.before}: </span>
                {before ?? texts.none}
              </span>
              <ArrowRight aria-hidden="true" className="mt-1 size-4 text-muted" />
              <strong className="font-semibold">
                <span className="sr-only">{texts.after}: </span>
                {after ?? texts.none}
              </strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
