// Who may configure sections and their verification forms.
import { configurationEndpoints } from '#features/information/contract/configuration.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import type { ReadsAnswer } from '../../rules/answers-dropped.ts';
import { listSections, listVerifications } from './list-schemas.ts';
import { publishSection, publishVerification } from './publish.ts';
import { revertSection, revertVerification } from './revert.ts';
import {
  listSectionVersions,
  listVerificationVersions,
  showSection,
  showVerification,
  showVersion,
} from './show-schema.ts';

/** `reads`: which answers the decision policy reads. */
export const configurationRoutes = (reads: ReadsAnswer) =>
  routesOf(configurationEndpoints, {
    'GET /api/informations/schemas': serve(staff, listSections),
    'GET /api/informations/schemas/:id': serve(staff, showSection),
    'GET /api/informations/schemas/:id/history': serve(staff, listSectionVersions),
    'POST /api/informations/schemas/:id': serve(again(staff), publishSection(reads)),
    'POST /api/informations/schemas/:id/revert': serve(staff, revertSection(reads)),
    'GET /api/informations/verification-schemas': serve(staff, listVerifications),
    'GET /api/informations/verification-schemas/:id': serve(staff, showVerification),
    'GET /api/informations/verification-schemas/:id/history': serve(staff, listVerificationVersions),
    'POST /api/informations/verification-schemas/:id': serve(staff, publishVerification),
    'POST /api/informations/verification-schemas/:id/revert': serve(staff, revertVerification),
    'GET /api/informations/versions/:id': serve(staff, showVersion),
  });
