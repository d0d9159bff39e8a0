// Starts the server: settings, database, migrations, first accounts, then the port; ends cleanly on a signal.

import { refuseOtherSecretKey } from '#features/information/server/sealed/known-secret-key.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { mayRewriteHistory, migrate } from '#platform/server/database/migrate.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { listenAt } from '#platform/server/http/arriving/listen-at.ts';
import { metricsModule, openApp } from './app.ts';
import { installDefaults } from './install-defaults.ts';
import { warningsAtStart } from './warnings-at-start.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`Pimento cannot start.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = config.traces
    ? (await import('#platform/server/tracing/tracing.ts')).startTracing(config.traces)
    : null;
  await openFiles(config).tryOut();
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    migrateDatabaseUrl: config.migrateDatabaseUrl,
    databasePoolerUrl: config.databasePoolerUrl,
    databaseStandbyUrl: config.databaseStandbyUrl,
    databaseReplicaUrl: config.databaseReplicaUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
  });
  await migrate(database);
  // Before anything asks for a key, and so draws one.
  await refuseOtherSecretKey({ db: database.db, config });
  const { app, services, metrics, ending } = await openApp(config, database, tracing);
  if (config.production && (await mayRewriteHistory(database.db)))
    app.log.warn(
      'The role of DATABASE_URL owns the tables, so triggers alone keep it from rewriting ledgers and the audit log. Set MIGRATE_DATABASE_URL to the owner and DATABASE_URL to a role that owns nothing (docs/operating.md).',
    );
  for (const warning of warningsAtStart(config)) app.log.warn(warning);
  const notes = await installDefaults(services);
  const metricsServer =
    metrics && config.metricsAddress
      ? await (await metricsModule()).serveMetrics(metrics, config.metricsAddress, app.log)
      : null;
  const address = byName(await listenAt(app, config));
  const mails = config.smtpUrl
    ? 'through the configured mail server'
    : config.forTryingOut
      ? `kept, readable at ${address}/dev/mailbox`
      : 'kept and not sent, because SMTP_URL is not set';
  process.stdout.write(
    `\nPimento answers at ${address}\n  Database: ${config.databaseUrl ? 'DATABASE_URL' : 'its own'}, state in ${config.dataDir}\n  Mails: ${mails}\n${notes.map((note) => `  ${note}\n`).join('')}\n`,
  );
  endOnSignal(async () => {
    if (config.proxies) await ending.announce();
    await app.close();
    await metricsServer?.close();
    await database.close();
    await tracing?.end();
  });
}

/** This machine by the name that links in mails have (site-address.ts): under another one the browser would not be logged in. */
function byName(address: string): string {
  return address.replace(/^http:\/\/(127\.0\.0\.1|\[::1\])(?=:)/, 'http://localhost');
}

function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
