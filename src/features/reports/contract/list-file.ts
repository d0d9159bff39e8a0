// A list as it stands on a screen, as a file.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

export const listFileEndpoints = endpoints({
  'GET /api/list-file': {
    summary:
      'All rows of a list of staff or of a lender as a CSV file: filtered and sorted as asked, in the columns that are named',
    query: z.strictObject({
      /** The address of the list's own call, `/api/loans/admin`. */
      list: z.string().max(100),
      /** What that call is asked, as in an address: `state=Repaid&sort=owed`. */
      filters: z.string().max(1_000).default(''),
      /** Where in a row each column stands, parted by commas: `borrower.fullName,owed`. */
      columns: z.string().max(2_000),
      /** As many headings, parted by bars. */
      headings: z.string().max(2_000),
      /** As many texts, parted by bars: what is said where the row has nothing; none, or empty, says nothing. */
      nothings: z.string().max(2_000).optional(),
      /** As many, parted by bars: what the screen says for what stands there, `Nobody=Somebody to take it;Owner=Its owner`; none says it as it is. */
      words: z.string().max(2_000).optional(),
    }),
    isReport: true,
    output: 'file',
  },
});
