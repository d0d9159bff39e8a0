// The whole server: every route and every job, in one list.

import type { FastifyBaseLogger } from 'fastify';
import { accountDeskRoutes } from '#features/accounts/server/desk/routes.ts';
import { personRoutes } from '#features/accounts/server/desk-person/routes.ts';
import { findActing, findActor, recallActor } from '#features/accounts/server/find-actor.ts';
import { accountRoutes } from '#features/accounts/server/routes.ts';
import { forgetExpiredJob } from '#features/accounts/server/sessions/forget-expired.ts';
import { holdSession } from '#features/accounts/server/sessions/hold-session.ts';
import { writeUses } from '#features/accounts/server/sessions/session-uses.ts';
import { promoCodeRoutes } from '#features/accounts/server/sign-up/codes-desk/routes.ts';
import { activityRoutes } from '#features/activity/server/routes.ts';
import { signAgreementCopyJob } from '#features/applications/server/agreement/make-signed-copy.ts';
import { prepareAgreementJob } from '#features/applications/server/agreement/prepare-agreement.ts';
import { agreementRoutes } from '#features/applications/server/agreement/routes.ts';
import { counterOfferRoutes } from '#features/applications/server/counter-offer/routes.ts';
import { dashboardRoutes } from '#features/applications/server/dashboard/routes.ts';
import { applicationFile } from '#features/applications/server/desk/second-look-file.ts';
import { promiseMoneyJob } from '#features/applications/server/disbursement/promise-money.ts';
import { disbursementRoutes } from '#features/applications/server/disbursement/routes.ts';
import { interestRoutes } from '#features/applications/server/interest/routes.ts';
import { prequalificationRoutes } from '#features/applications/server/prequalify/routes.ts';
import { applicationRoutes } from '#features/applications/server/routes.ts';
import { applicationDesk } from '#features/applications/server/show-figures.ts';
import { wordsRoutes } from '#features/applications/server/words/routes.ts';
import { sealAuditJob } from '#features/audit/server/chain/seal-audit.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { countSecurityEvents } from '#features/audit/server/security/count-events.ts';
import { forgetSecurityEventsJob } from '#features/audit/server/security/forget-events.ts';
import { caseworkGauges } from '#features/casework/server/gauges.ts';
import { caseworkRoutes } from '#features/casework/server/routes.ts';
import { channelDeskRoutes } from '#features/channels/server/desk/routes.ts';
import { channelRoutes } from '#features/channels/server/routes.ts';
import { mountWhatsAppHook } from '#features/channels/server/whatsapp-hook.ts';
import { complaintDesk } from '#features/complaints/server/desk/list-complaints.ts';
import { complaintDeskRoutes } from '#features/complaints/server/desk/routes.ts';
import { complaintFile } from '#features/complaints/server/desk/second-look-file.ts';
import { complaintRoutes } from '#features/complaints/server/routes.ts';
import { consentRoutes } from '#features/consents/server/routes.ts';
import { contestsDueJob } from '#features/contests/server/contests-due.ts';
import { contestRoutes } from '#features/contests/server/routes.ts';
import { notifyJoinedJob } from '#features/contests/server/terms/notify-joined.ts';
import { contestRequestRoutes } from '#features/contests/server/terms/routes.ts';
import { isReadByPolicy } from '#features/decisions/rules/names-read.ts';
import { estimateRoutes } from '#features/decisions/server/estimate/routes.ts';
import { ladderRoutes } from '#features/decisions/server/ladder/routes.ts';
import { policyDeskRoutes } from '#features/decisions/server/policy-desk/routes.ts';
import { tryPolicyJob } from '#features/decisions/server/policy-desk/run-trial.ts';
import { publishedPolicyRoutes } from '#features/decisions/server/published/routes.ts';
import { reviewRoutes } from '#features/decisions/server/reviews/routes.ts';
import { decisionRoutes } from '#features/decisions/server/routes.ts';
import { sweepOrphanFilesJob } from '#features/forms/server/sweep-orphan-files.ts';
import { formRequestRoutes } from '#features/information/server/configure/request-routes.ts';
import { configurationRoutes } from '#features/information/server/configure/routes.ts';
import { scanFilesJob } from '#features/information/server/files/scan-files.ts';
import { informationRoutes } from '#features/information/server/routes.ts';
import { ageLoansJob } from '#features/loans/server/arrears/age-loans.ts';
import { remindBorrowersJob } from '#features/loans/server/arrears/remind-borrowers.ts';
import { openNextStepsJob } from '#features/loans/server/books/open-next-steps.ts';
import { loanDeskRoutes } from '#features/loans/server/desk/routes.ts';
import { loanGauges } from '#features/loans/server/gauges.ts';
import { postponeInstalmentsJob } from '#features/loans/server/holidays/postpone-instalments.ts';
import { holidayMoveRoutes } from '#features/loans/server/holidays/routes.ts';
import { readRepaymentsJob } from '#features/loans/server/imports/read-import.ts';
import { recordRepaymentsJob } from '#features/loans/server/imports/record-import.ts';
import { importRoutes } from '#features/loans/server/imports/routes.ts';
import { newDateRoutes } from '#features/loans/server/new-dates/routes.ts';
import { ownLoanRoutes } from '#features/loans/server/own/routes.ts';
import { keepPortfolioDayJob } from '#features/loans/server/portfolio/keep-portfolio-day.ts';
import { portfolioRoutes } from '#features/loans/server/portfolio/routes.ts';
import { messageRoutes } from '#features/messages/server/routes.ts';
import { companyRoutes } from '#features/partners/server/company/routes.ts';
import { partnerDeskRoutes } from '#features/partners/server/desk/routes.ts';
import { offerRoutes } from '#features/partners/server/publishing/routes.ts';
import { partnerRoutes } from '#features/partners/server/routes.ts';
import { lenderTermsRoutes } from '#features/partners/server/terms/routes.ts';
import { forgetOldInformationJob } from '#features/privacy/server/forget-old-information.ts';
import { removeFilesJob } from '#features/privacy/server/remove-files.ts';
import { privacyRoutes } from '#features/privacy/server/routes.ts';
import { prizeRoutes } from '#features/prizes/server/routes.ts';
import { pushJobs } from '#features/push/server/push-jobs.ts';
import { pushRoutes } from '#features/push/server/routes.ts';
import { quizRoutes } from '#features/quiz/server/routes.ts';
import { findRoutes } from '#features/reports/server/find/routes.ts';
import { foldDailyFiguresJob } from '#features/reports/server/fold-daily-figures.ts';
import { lenderReportRoutes } from '#features/reports/server/lender/routes.ts';
import { listFileRoutes } from '#features/reports/server/list-file/routes.ts';
import { staffMenuRoutes } from '#features/reports/server/menu/routes.ts';
import { reportRoutes, scoreRoutes } from '#features/reports/server/routes.ts';
import { teamRoutes } from '#features/reports/server/team/routes.ts';
import { viewRoutes } from '#features/reports/server/views/routes.ts';
import { factorDeskRoutes } from '#features/second-factor/server/desk/routes.ts';
import { forgetChallengesJob } from '#features/second-factor/server/passkeys/challenges.ts';
import { secondFactorRoutes } from '#features/second-factor/server/routes.ts';
import { seedRoutes } from '#features/seeds/server/routes.ts';
import { findSignalsJob } from '#features/signals/server/find-signals.ts';
import { findSignalsAbout } from '#features/signals/server/find-signals-about.ts';
import { signalRoutes } from '#features/signals/server/routes.ts';
import { fillLanding } from '#features/site/server/landing-copy.ts';
import { siteRoutes } from '#features/site/server/routes.ts';
import { upkeepRoutes } from '#features/upkeep/server/routes.ts';
import { verificationDesks } from '#features/verification/server/queue/show-figures.ts';
import { queueOfDocuments } from '#features/verification/server/queue/waiting-documents.ts';
import { verificationRoutes } from '#features/verification/server/routes.ts';
import { sealNumbersJob } from '#features/verification/server/seal-numbers.ts';
import { secondLookRoutes } from '#features/verification/server/second-looks/routes.ts';
import { undocumentedRoutes } from '#features/verification/server/undocumented/routes.ts';
import type { Config } from '#platform/server/config.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { forgetOldKeysJob } from '#platform/server/forget-old-keys.ts';
import { mountBasics } from '#platform/server/http/basics.ts';
import { mountThirdParties } from '#platform/server/http/browser/third-parties.ts';
import { countCalls } from '#platform/server/http/callers/call-counts.ts';
import { watchRefusals } from '#platform/server/http/callers/refused-calls.ts';
import { describeApi } from '#platform/server/http/description/describe-api.ts';
import { mountDevMailbox } from '#platform/server/http/dev-mailbox.ts';
import { drainOnClose } from '#platform/server/http/drain.ts';
import { openHttp } from '#platform/server/http/http.ts';
import { mountRoutes } from '#platform/server/http/mount.ts';
import { servePages } from '#platform/server/http/pages.ts';
import type { Route } from '#platform/server/http/route.ts';
import { type Job, logErrors, openJobs } from '#platform/server/jobs.ts';
import { openLiveEvents } from '#platform/server/live-events.ts';
import { mailJob } from '#platform/server/mail.ts';
import { deskGauges, type Gauge } from '#platform/server/metrics/gauge.ts';
import { databaseGauges } from '#platform/server/metrics/of-the-database.ts';
import { queueGauges } from '#platform/server/metrics/of-the-queue.ts';
import { dropOldTextsJob, textJob } from '#platform/server/text-messages/hand-over.ts';
import type { Tracing } from '#platform/server/tracing/tracing.ts';
import type { Services } from '#platform/server/work.ts';
import { brand } from '#texts/brand.ts';
import { backupGauges } from './backup/gauges.ts';
import { guardDemoAccounts } from './demo/guard-demo-accounts.ts';
import { firstCalls, firstFill, firstPictures } from './first-calls.ts';
import { auditWordsOf, happenings } from './happenings.ts';
import { queues } from './queues.ts';
import { recordMoments, recordNames } from './record-names.ts';

const served = [
  ...auditRoutes(auditWordsOf(happenings), { names: recordNames, moments: recordMoments }),
  ...siteRoutes,
  ...upkeepRoutes,
  ...activityRoutes(happenings),
  ...pushRoutes,
  ...seedRoutes,
  ...consentRoutes,
  ...channelRoutes,
  ...channelDeskRoutes,
  ...accountRoutes,
  ...promoCodeRoutes,
  ...accountDeskRoutes,
  ...personRoutes,
  ...caseworkRoutes(queues),
  ...secondFactorRoutes,
  ...factorDeskRoutes,
  ...informationRoutes(queueOfDocuments),
  ...configurationRoutes(isReadByPolicy),
  ...formRequestRoutes,
  ...prizeRoutes,
  ...contestRoutes,
  ...contestRequestRoutes,
  ...quizRoutes,
  ...messageRoutes,
  ...partnerRoutes,
  ...offerRoutes,
  ...companyRoutes,
  ...partnerDeskRoutes,
  ...verificationRoutes(findSignalsAbout),
  ...undocumentedRoutes,
  ...secondLookRoutes({ application: applicationFile, complaint: complaintFile }),
  ...newDateRoutes,
  ...holidayMoveRoutes,
  ...decisionRoutes,
  ...estimateRoutes,
  ...publishedPolicyRoutes,
  ...ladderRoutes,
  ...policyDeskRoutes,
  ...reviewRoutes,
  ...applicationRoutes(findSignalsAbout),
  ...agreementRoutes,
  ...counterOfferRoutes,
  ...wordsRoutes,
  ...interestRoutes,
  ...lenderTermsRoutes,
  ...dashboardRoutes,
  ...disbursementRoutes,
  ...prequalificationRoutes,
  ...loanDeskRoutes,
  ...importRoutes,
  ...portfolioRoutes,
  ...ownLoanRoutes,
  ...complaintRoutes,
  ...complaintDeskRoutes,
  ...signalRoutes,
  ...reportRoutes(happenings),
  ...scoreRoutes,
  ...lenderReportRoutes,
  ...findRoutes,
  ...staffMenuRoutes(queues),
  ...teamRoutes(queues),
  ...privacyRoutes(happenings),
  ...listFileRoutes((): Route[] => routes),
  ...viewRoutes((): Route[] => routes),
];
export const routes: Route[] = served;

/** Every endpoint of the server, by method and path. */
export type Contract = { [Each in (typeof served)[number] as Each['key']]: Each['endpoint'] };

const jobsOf = (services: Services, log: FastifyBaseLogger): Job[] => [
  mailJob(services, log),
  textJob(services),
  dropOldTextsJob(services),
  ...pushJobs(services),
  sweepOrphanFilesJob(services),
  scanFilesJob(services, log),
  forgetOldKeysJob(services.db),
  forgetExpiredJob(services.db),
  forgetChallengesJob(services.db),
  removeFilesJob(services),
  sealAuditJob(services, log),
  forgetSecurityEventsJob(services.db),
  forgetOldInformationJob(services),
  contestsDueJob(services),
  notifyJoinedJob(services),
  foldDailyFiguresJob(services.db),
  keepPortfolioDayJob(services.db),
  tryPolicyJob(services),
  readRepaymentsJob(services),
  recordRepaymentsJob(services),
  postponeInstalmentsJob(services),
  ageLoansJob(services),
  openNextStepsJob(services),
  remindBorrowersJob(services),
  prepareAgreementJob(services),
  promiseMoneyJob(services),
  signAgreementCopyJob(services),
  findSignalsJob(services),
  sealNumbersJob(services),
];

const gauges: Gauge[] = [
  ...deskGauges([...verificationDesks, applicationDesk, complaintDesk]),
  ...caseworkGauges(queues),
  ...loanGauges,
  ...queueGauges,
  ...databaseGauges,
  ...backupGauges,
];

/** Loaded where metrics are asked for alone: with what it needs it costs every start and every node's memory. */
export const metricsModule = () => import('#platform/server/metrics/metrics.ts');

/** Opens the server on a migrated database; it answers once `app.listen` is called. Closing it closes all but the database. */
export async function openApp(config: Config, database: OpenDatabase, tracing: Tracing | null = null) {
  const counts = countCalls();
  const app = await openHttp(config, counts, tracing ? { trace: tracing.ofCalls } : {});
  const ending = drainOnClose(app);
  app.addHook('onClose', counts.shareThrough(database.db));
  const live = await openLiveEvents(database, findActing({ db: database.db }));
  const { notices } = live;
  app.addHook('onClose', () => live.close());
  const securityEvents = countSecurityEvents({ db: database.background, notices }, app.log);
  watchRefusals(app, (call) => securityEvents.count(call));
  app.addHook('onClose', securityEvents.start());
  const jobs = openJobs(database, logErrors(app.log));
  const services: Services = {
    config,
    db: database.db,
    replica: database.replica,
    files: openFiles(config),
    jobs,
    notices,
  };
  const metrics = config.metricsAddress
    ? (await metricsModule()).openMetrics(app, { ...services, db: database.background }, gauges, {
        pools: database.pools,
        streams: live.count,
        freeBytes: () => services.files.freeBytes(),
      })
    : null;
  await describeApi(app, brand.name);
  mountBasics(app, services, live, ending, routes, findActor);
  mountThirdParties(app, config);
  guardDemoAccounts(app, services);
  mountRoutes(app, services, routes, { findActor, recallActor, holdSession });
  app.addHook('onClose', () => writeUses(services));
  mountWhatsAppHook(app, services);
  mountDevMailbox(app, services);
  await servePages(app, services, fillLanding, firstCalls, firstFill, firstPictures);
  await jobs.start(jobsOf({ ...services, db: database.background }, app.log));
  app.addHook('preClose', () => live.endStreams());
  app.addHook('onClose', () => jobs.stop());
  // The hook that was added last runs first.
  app.addHook('onClose', ending.untilDone);
  return { app, services, securityEvents, metrics, ending };
}
