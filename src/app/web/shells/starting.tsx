// What a signed-in person sees while the application loads.
import { Logo } from '#platform/web/ui/logo.tsx';
import { brand } from '#texts/brand.ts';
import { uiTexts } from '#texts/ui.ts';

export const Starting = () => (
  <div role="status" className="grid min-h-dvh place-items-center">
    <title>{brand.name}</title>
    <Logo />
    <span className="sr-only">{uiTexts.loading}</span>
  </div>
);
