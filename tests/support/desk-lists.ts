// The lists that staff or lenders read, found among the routes: what they answer is a page of rows, and no record is named in their address.
import { z } from 'zod';
import type { Route } from '#platform/server/http/route.ts';
import type { Actor, UserType } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { IS_OF_STAFF_OR_LENDERS } from './house-audiences.ts';
import { isTestFile, type Sources } from './house-imports.ts';

const someone = (userType: UserType): Actor => ({
  id: '00000000-0000-7000-8000-000000000000' as IdOf<'accounts'>,
  sessionId: '00000000-0000-7000-8000-000000000001' as IdOf<'sessions'>,
  userType,
  status: 'Active',
  infoStatus: 'FullModel',
});

export const isReadBy = (userType: UserType, { served }: Pick<Route, 'served'>): boolean =>
  served.who.admits(someone(userType));

export const deskLists = (routes: readonly Route[]): Route[] =>
  routes.filter(
    (route) =>
      route.key.startsWith('GET ') &&
      !route.key.includes(':') &&
      route.endpoint.output instanceof z.ZodObject &&
      ['rows', 'total'].every((part) => part in (route.endpoint.output as z.ZodObject).shape) &&
      (isReadBy('Admin', route) || isReadBy('Partner', route)),
  );

export const addressOf = ({ key }: Pick<Route, 'key'>): string => key.replace('GET ', '');

/** The addresses that the desks' screens name as the call of a list. */
export const listsOffered = (sources: Sources): Set<string> =>
  new Set(
    [...sources]
      .filter(([path]) => path.startsWith('src/features/') && path.includes('/web/'))
      .filter(([path]) => IS_OF_STAFF_OR_LENDERS.test(path) && !isTestFile(path))
      .flatMap(([, text]) => [...text.matchAll(/'(\/api\/[^']+)'/g)].map(([, address = '']) => address)),
  );
