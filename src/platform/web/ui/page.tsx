// A screen: its heading, the way back, its main action and its content, in one rhythm.
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { uiTexts } from '#texts/ui.ts';
import type { LoadedQuery } from './loaded.tsx';
import { PageHeading } from './page-heading.tsx';
import { Sign } from './sign.tsx';
import { Unbroken } from './text/unbroken.tsx';

type PageProps = {
  title: string;
  /** Whether the title is still to come, and `title` only says of what. */
  isAwaited?: boolean;
  /** One sentence that stands under the heading. */
  lead?: ReactNode;
  back?: { to: To; text?: string };
  /** Buttons that stand at the right of the heading. */
  actions?: ReactNode;
  /** The width of the content: `narrow` for forms and reading, `wide` for tables and grids. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A lead that is still to come: as high as the line that will stand there. */
export const KEPT_LINE = '\u00a0';

/** For `<Page {...titleOf(…)}>`. `kind` stands there also where the record could not be read, and where `named` finds no name. */
export function titleOf<Answer>(
  query: Pick<LoadedQuery<Answer>, 'data' | 'isError'>,
  kind: string,
  named: (answer: Answer) => string | undefined,
) {
  const title = query.data === undefined ? undefined : named(query.data);
  return { title: title ?? kind, isAwaited: query.data === undefined && !query.isError };
}

export function Page({ title, isAwaited, lead, back, actions, width = 'wide', children }: PageProps) {
  return (
    <div
      className={`mx-auto grid w-full grid-cols-1 gap-6 ${width === 'narrow' ? 'max-w-2xl' : 'max-w-6xl'}`}
    >
      <header className="grid gap-2">
        {back && (
          <Link to={back.to} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <Sign shape="back" className="size-5" />
            {back.text ?? uiTexts.back}
          </Link>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <PageHeading title={title} isAwaited={isAwaited} />
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {lead && (
          <p className="max-w-prose text-muted">
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
