// Who may call what of the imports of repayments: staff alone.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { importEndpoints } from '../../contract/imports.ts';
import { confirmImport, discardImport } from './confirm-import.ts';
import { settleImport } from './settle-import.ts';
import { listImports, showImport } from './show-import.ts';
import { downloadSample, downloadVerdicts, listImportRows } from './show-rows.ts';
import { tickRow } from './tick-row.ts';
import { uploadImport } from './upload-import.ts';

export const importRoutes = routesOf(importEndpoints, {
  'GET /api/loans/imports': serve(staff, listImports),
  'POST /api/loans/imports': serve(staff, uploadImport),
  'GET /api/loans/imports/sample': serve(staff, downloadSample),
  'GET /api/loans/imports/:id': serve(staff, showImport),
  'GET /api/loans/imports/:id/rows': serve(staff, listImportRows),
  'GET /api/loans/imports/:id/verdicts': serve(again(staff), downloadVerdicts),
  'POST /api/loans/imports/:id/record': serve(again(staff), confirmImport),
  'POST /api/loans/imports/:id/tick': serve(staff, tickRow),
  'POST /api/loans/imports/:id/settle': serve(staff, settleImport),
  'POST /api/loans/imports/:id/discard': serve(staff, discardImport),
});
