// Two places for files as one, while they are moved from one to the other: new ones go to the first, and none is missed on its way.
import type { Readable } from 'node:stream';
import { type FileStore, isMissing } from './store.ts';

export function inBoth(first: FileStore, second: FileStore): FileStore {
  // A file that is in neither place may just have been moved from the second to the first, so the first is looked at again.
  const looks = [first, second, first];
  return {
    ...first,
    async open(id): Promise<Readable> {
      let missing: unknown;
      for (const store of looks) {
        try {
          return await store.open(id);
        } catch (error) {
          if (!isMissing(error)) throw error;
          missing ??= error;
        }
      }
      throw missing;
    },
    async has(id) {
      for (const store of looks) if (await store.has(id)) return true;
      return false;
    },
    async remove(id) {
      await second.remove(id);
      await first.remove(id);
    },
    async *list() {
      yield* first.list();
      yield* second.list();
    },
    async tryOut() {
      await first.tryOut();
      await second.tryOut();
    },
  };
}
