// Starts the browser part: takes over a page that was rendered at build, or draws the screen that the address names.
import './app.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { routes } from './routes.ts';
import { loadScreen } from './screens.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the application');

/** React writes its own title, and takes over the one that came with the page only where it takes over the page. */
const cameWith = place.dataset.rendered === 'whole' ? null : document.querySelector('head > title');
/** Around everything, not beside it: a second child would give every element another id than the page came with. */
function OneTitle({ children }: { children: ReactNode }) {
  useLayoutEffect(() => cameWith?.remove(), []);
  return children;
}

const app = (
  <StrictMode>
    <OneTitle>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </OneTitle>
  </StrictMode>
);

// Until the first screen is loaded, what came with the page stands. Where that fails, the screen itself says so.
loadScreen(routes, window.location.pathname)
  .catch(() => {})
  .then(() =>
    startTransition(() => {
      if (place.dataset.rendered === 'whole') hydrateRoot(place, app);
      else createRoot(place).render(app);
    }),
  );
