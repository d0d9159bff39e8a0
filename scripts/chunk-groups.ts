// Which modules share a file of the build. Left alone the bundler makes a file of each set of screens that share something: fifty files
// of half a kilobyte for one screen, and each of them is a question to the server.
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Rolldown.ChunkingContext;

/** A module that this many visitors' screens are made of comes with each of them. */
const VISITORS_SHARE = 4;
/** A module that this many other screens are made of comes with each of its audiences. */
const SHARE = 16;
const SCREEN = /\/src\/app\/web\/routes\/(visitor|borrower|partner|staff)\/(.*)$/;
const AUDIENCES = 3;
/** Bytes of source below which a file is not worth a question of its own to the server. */
const SMALL = 1_500;

/**
 * Which file a module goes to is decided by who needs it, never by its name, so that nobody loads what belongs to another audience
 * alone. What visitors need is settled first, then what the most audiences share: a file never waits for one of fewer readers.
 */
export const chunkGroups: Group[] = [
  // What every page begins with.
  { name: 'index', tags: ['$initial'], priority: 9 },
  { name: forVisitors, debugName: 'visitors', priority: 8 },
  // Visitors have the smallest budget: what few of their screens need comes with these alone.
  {
    name: forSomeVisitors,
    debugName: 'some visitors',
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    priority: 7,
  },
  ...Array.from({ length: AUDIENCES }, (_, fewer): Group => {
    const count = AUDIENCES - fewer;
    return {
      name: (id, modules) => forAudiences(id, modules, count),
      debugName: `${count} audiences`,
      priority: count,
    };
  }),
];

/** The bundler lists in a file's name all screens that share it; nobody's page shall name another's screens. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${name.includes('~') ? 'shared' : '[name]'}-[hash].js`;

function forVisitors(id: string, modules: Modules): string | null {
  return screensOf(id, modules).filter(isVisitors).length >= VISITORS_SHARE ? 'for-visitors' : null;
}

function forSomeVisitors(id: string, modules: Modules): string | null {
  return screensOf(id, modules).some(isVisitors) ? 'for-some-visitors' : null;
}

function forAudiences(id: string, modules: Modules, count: number): string | null {
  const screens = screensOf(id, modules);
  const comesWithAll = screens.some((screen) => screen.endsWith('/part.ts'));
  if (!comesWithAll && screens.length < SHARE) return null;
  const audiences = new Set(screens.map((screen) => SCREEN.exec(screen)?.[1]));
  return audiences.size === count ? ['for', ...[...audiences].sort()].join('-') : null;
}

const isVisitors = (screen: string): boolean => screen.includes('/routes/visitor/');

/** The screens and parts that a module comes with; none for what is itself one. */
function screensOf(id: string, modules: Modules): string[] {
  if (SCREEN.test(id)) return [];
  const seen = new Set([id]);
  for (const at of seen) {
    for (const importer of modules.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((at) => SCREEN.test(at));
}
