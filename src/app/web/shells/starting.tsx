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

/** Until the first screen is ready, what came with the page stands as it came: the frame of that screen, or else `Starting`. */
export const FirstPaint = () => (
  <>
    <title>{brand.name}</title>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing; React keeps its hands off what is inside */}
    <div id="first-paint" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  </>
);
