// What shows when a screen breaks, or a part of the program cannot be loaded.
import { Component, type ReactNode, useEffect } from 'react';
import { Logo } from '#platform/web/ui/logo.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { brand } from '#texts/brand.ts';
import { frameTexts } from '#texts/navigation.ts';
import { PartMissing } from './screens.tsx';
import { Starting } from './shells/starting.tsx';

type Around = { path: string; children: ReactNode };
type State = { path: string; caught: { error: unknown } | null };

/** Shows its children until one of them breaks, and shows them anew at another path. */
export class Unbroken extends Component<Around, State> {
  override state: State = { path: this.props.path, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ path }: Around, state: State): State | null {
    return path === state.path ? null : { path, caught: null };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <Broken error={caught.error} /> : this.props.children;
  }
}

/** Whether a screen has been shown since the page was loaded. */
let hasShown = false;
export const screenIsShown = (): void => {
  hasShown = true;
};

export function Broken({ error }: { error: unknown }) {
  // An older version's part is gone, or the connection is: what the server or the worker sends for the address tells which.
  const mayReload = error instanceof PartMissing && hasShown;
  useEffect(() => {
    if (mayReload) window.location.reload();
  }, [mayReload]);
  return mayReload ? <Starting /> : <BrokenPage reference={referenceOf(error)} />;
}

const BrokenPage = ({ reference }: { reference: string | null }) => (
  <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
    <Logo />
    <PageHeading title={frameTexts.brokenTitle} />
    <p>{frameTexts.broken}</p>
    {reference && (
      <p className="figures font-semibold">
        {frameTexts.reference}: {reference}
      </p>
    )}
    <p className="flex flex-wrap gap-6">
      <a href="/" className="link py-2.5">
        {frameTexts.toStart}
      </a>
      <a href={`mailto:${brand.supportEmail}`} className="link py-2.5">
        {brand.supportEmail}
      </a>
    </p>
  </main>
);

/** The number under which the server's log holds the failure, where there is one. */
const referenceOf = (error: unknown): string | null =>
  error instanceof Error && 'reference' in error && typeof error.reference === 'string'
    ? error.reference
    : null;
