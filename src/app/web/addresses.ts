// Every address of the browser part with whose it is and where its screen is written, for what stands outside of the browser: the build and the tests.
import * as borrower from './routes/borrower/table.ts';
import * as partner from './routes/partner/table.ts';
import * as staff from './routes/staff/table.ts';
import * as visitor from './routes/visitor/table.ts';

export type Audience = 'visitor' | 'borrower' | 'partner' | 'staff';

export type Address = {
  /** As '/redeem/:id'. */
  path: string;
  audience: Audience;
  /** The files that its screen is loaded from, from the project's root: that of the part it belongs to, then its own. */
  sources: readonly string[];
};

const FOLDER = 'src/app/web/routes';
const START = `${FOLDER}/visitor/home.tsx`;

export const addresses: readonly Address[] = [
  // Whoever is logged in finds their dashboard at the landing's address.
  { path: '/', audience: 'visitor', sources: [START, `${FOLDER}/visitor/start/landing.tsx`] },
  { path: '/', audience: 'borrower', sources: [START, `${FOLDER}/borrower/home.tsx`] },
  ...listOf('visitor', '/', { ...visitor.publicScreens, ...visitor.linkedScreens, logout: 'logout.tsx' }),
  ...listOf('borrower', '/', { ...borrower.framedScreens, ...borrower.bareScreens }),
  ...listOf('partner', '/partner/', { ...partner.framedScreens, ...partner.bareScreens }),
  ...listOf('staff', '/admin/', { ...staff.framedScreens, ...staff.bareScreens }),
];

function listOf(audience: Audience, below: string, table: Readonly<Record<string, string>>): Address[] {
  const part = audience === 'visitor' ? [] : [`${FOLDER}/${audience}/part.ts`];
  return Object.entries(table).map(([path, file]) => ({
    path: below + path,
    audience,
    sources: [...part, `${FOLDER}/${audience}/${file}`],
  }));
}
