// What most addresses name: one record, by its id.
import { z } from 'zod';

export const params = z.object({ id: z.uuid() });
