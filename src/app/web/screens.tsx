// Screens that are loaded when somebody goes to them: routes made of a table of addresses and the files beside it.
import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { onTheWay } from '#platform/web/on-the-way.ts';

/** What a file of a screen, or of a part with many of them, exports. */
type ScreenModule = {
  default: ComponentType;
  /** A part's own, below its address. */
  routes?: RouteObject[];
  /** Loads what the screen will show at once in its turn. */
  loadMore?: () => Promise<unknown>;
};

/** A part of the program that could not be loaded: there is no connection, or a newer version has taken its place. */
export class PartMissing extends Error {}

/** `table` says by address which of `files` shows it; `folder` is the table's own, as the files' keys name it. */
export const placesOf = (
  table: Readonly<Record<string, string>>,
  files: Readonly<Record<string, () => Promise<unknown>>>,
  folder = './',
): RouteObject[] =>
  Object.entries(table).map(([path, file]) => {
    const load = files[folder + file];
    if (!load) throw new Error(`/${path} has no screen: there is no ${file}`);
    return placeOf(path, load as () => Promise<ScreenModule>);
  });

/** The route of one address, or of all below it where `path` ends in `*` and what is loaded is a part. */
export function placeOf(path: string, load: () => Promise<ScreenModule>): RouteObject {
  const screen = laterScreen(load);
  const route = { Component: screen.Component, handle: screen };
  return path === '' ? { index: true, ...route } : { path, ...route };
}

export type LaterScreen = { Component: ComponentType; load: () => Promise<ScreenModule> };

/** A component that is loaded when it is first drawn, or before by `load`, which fails with `PartMissing`. */
export function laterScreen(load: () => Promise<ScreenModule>): LaterScreen {
  let loaded: ScreenModule | null = null;
  const loadPart = async () => {
    loaded = await onTheWay(load()).catch((cause: unknown) => {
      throw new PartMissing('a part of the program could not be loaded', { cause });
    });
    return loaded;
  };
  const Later = lazy(loadPart);
  // What is loaded already is drawn at once; a lazy component would first show that it waits.
  const Component = () => {
    const [Screen] = useState<ComponentType>(() => loaded?.default ?? Later);
    return <Screen />;
  };
  return { Component, load: loadPart };
}

/** What a part's file exports. */
export const partOf = (routes: RouteObject[]) => ({ routes, default: () => useRoutes(routes) });

/** Loads all that the screen at `path` is made of. Fails with `PartMissing`. */
export async function loadScreen(routes: RouteObject[], path: string): Promise<void> {
  for (const { route, params, pathnameBase } of matchRoutes(routes, path) ?? []) {
    const screen = await (route.handle as LaterScreen | undefined)?.load();
    await screen?.loadMore?.();
    const below = params['*'] === undefined ? path : path.slice(pathnameBase.replace(/\/$/, '').length);
    if (screen?.routes) await loadScreen(screen.routes, below || '/');
  }
}
