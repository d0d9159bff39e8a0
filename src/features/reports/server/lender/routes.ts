// Who may call what of a lender's reports.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, partner } from '#platform/server/http/who.ts';
import { lenderReportEndpoints } from '../../contract/lender.ts';
import { downloadReport } from './download-report.ts';
import { showLenderFigures } from './show-lender-figures.ts';

export const lenderReportRoutes = routesOf(lenderReportEndpoints, {
  'GET /api/partner-report': serve(partner, showLenderFigures),
  'GET /api/partner-report/:id': serve(again(partner), downloadReport),
});
