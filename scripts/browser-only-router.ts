// Leaves out of the browser's React Router what only an application with server loaders can reach: 6 KB that each visitor would fetch for nothing.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The stand-ins below were written against this version's modules; another one must be compared with them first. */
const WRITTEN_FOR = '8.4.0';
const MODULES = 'node_modules/react-router/dist/production/lib/';

/** By module: what is left of it where `ssr` is false and no route has a `loader`, `action` or middleware. */
const STAND_INS: Record<string, string> = {
  // Routes are known from the first page on, but for those of staff and lenders: slim-manifest.mjs keeps their list in a file beside
  // the other. A list that is gone belongs to an older version: the page asked for comes with the new one.
  'dom/ssr/fog-of-war.js': `
    import { createClientRoutes } from './routes.js';
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = (_router, manifest, modules, ssr) => {
      let office;
      return async ({ path, patch }) => {
        if (!/^\\/(admin|partner)\\//.test(path)) return;
        office ??= import(/* @vite-ignore */ manifest.url.replace('manifest-', 'office-'));
        try {
          const { routes } = await office;
          Object.assign(manifest.routes, routes);
          patch('root', createClientRoutes(routes, modules, null, ssr, true, 'root'));
        } catch (failure) {
          office = undefined;
          if (window.location.pathname === path) throw failure;
          window.location.assign(path);
          await new Promise(() => {});
        }
      };
    };
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => {};
    export const getManifestPath = () => '/__manifest';
    export const URL_LIMIT = 7680;`,
  // The server renders no data into a page, and is asked for none.
  'dom/ssr/single-fetch.js': `
    export const decodeViaTurboStream = async () => ({
      value: { loaderData: {}, actionData: null, errors: null },
      done: Promise.resolve(),
    });
    export const getSingleFetchDataStrategyImpl = () => async ({ matches }) =>
      Object.fromEntries(
        await Promise.all(
          matches
            .filter((match) => match.shouldCallHandler())
            .map(async (match) => [match.route.id, await match.resolve((handler) => handler())]),
        ),
      );
    export const getTurboStreamSingleFetchDataStrategy = () => getSingleFetchDataStrategyImpl();
    export const StreamTransfer = () => null;
    export const singleFetchUrl = (url) => url;
    export const stripIndexParam = (url) => url;
    export const NO_BODY_STATUS_CODES = new Set([100, 101, 204, 205]);
    export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
};

type Cut = readonly [from: string, to: string, instead: string];

/** In a module that is otherwise needed: from the first text to before the second, what stands there instead. No link prefetches. */
const CUTS: Record<string, Cut[]> = {
  'dom/ssr/components.js': [
    [
      'function usePrefetchBehavior(',
      'function composeEventHandlers(',
      'function usePrefetchBehavior() { return [false, null, {}]; }\n',
    ],
    ['function PrefetchPageLinks(', 'function Meta(', 'function PrefetchPageLinks() { return null; }\n'],
  ],
};

/** For the browser's production build alone; prerendering runs the router whole. */
export function browserOnlyRouter(): Plugin {
  const moduleOf = (id: string) => id.replace(/\?.*/, '').split(MODULES)[1] ?? '';
  return {
    name: 'browser-only-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const { version } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8'));
      if (version !== WRITTEN_FOR) {
        throw new Error(
          `react-router is ${version}; compare scripts/browser-only-router.ts with its modules`,
        );
      }
    },
    load(id) {
      return STAND_INS[moduleOf(id)] ?? null;
    },
    transform(code, id) {
      const cuts = CUTS[moduleOf(id)];
      return cuts ? { code: cuts.reduce(cut, code), map: null } : null;
    },
  };
}

function cut(code: string, [from, to, instead]: Cut): string {
  const [start, end] = [code.indexOf(from), code.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`react-router has no '${from}' before '${to}'`);
  return code.slice(0, start) + instead + code.slice(end);
}
