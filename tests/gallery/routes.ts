// Every address of the product, as its own tables have them, and one that is none: '/redeem/:id', '/admin/users', '/*'.
import { addresses } from '#app/web/addresses.ts';

export const routes: readonly string[] = [...new Set(addresses.map(({ path }) => path)), '/*'];
