import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { catalogueApi } from '@kavel/contracts';
import { openSigningKey, publicKeyOf, signingKeyFile } from '@kavel/deploy';
import { defineAuthService } from '@kavel/service-auth';
import { defineContentService, openVisitStore, readPricing } from '@kavel/service-content';
import { createInProcessClient, type ServiceClient, type ServiceDefinition } from '@kavel/service-kit';
import { defaultFileSettings, definePortfolioService } from '@kavel/service-portfolio';
import { defineRealEstateDataService } from '@kavel/service-real-estate-data';
import { defineReportService } from '@kavel/service-reports';
import type { FastifyInstance } from 'fastify';
import { clientOf } from './apart/services-apart';
import { brandsIn } from './brands/brand-source';
import { documentLook } from './brands/document-look';
import { createGateway } from './create-gateway';
import { type RunningDatabase, startDatabase } from './database';
import { importDemoProjects } from './demo-projects';
import { demoReportSecret } from './demo-report-secret';
import { manifestAddresses, withDevelopedRemotes } from './develop/developed-remotes';
import type { GatewayEnvironment } from './environment';
import { listen, refuseTakenAddress, stopAccepting } from './listen-address';
import { loggerOptions } from './log';
import { trustProxyOption } from './proxies';
import { withAllowedRoutes } from './registry/allowed-routes';
import { publishedRemotes } from './registry/published-remotes';
import type { RemoteSource } from './registry/remote-source';
import { workingTreeRemotes } from './registry/working-tree-remotes';

export interface RunningGateway {
  /** For display: `http://localhost:4000`, `unix:/run/kavel/first.sock`. */
  address: string;
  /** Stops after the last request: server, pools, then PostgreSQL. */
  stop(): Promise<void>;
}

/** Starts everything; resolves when requests are answered. When a step fails, the started parts are stopped. */
export async function start(
  environment: GatewayEnvironment,
  root: string,
  say: (line: string) => void,
): Promise<RunningGateway> {
  const { listenAt } = environment;
  await refuseTakenAddress(listenAt);
  const database = await startDatabase(environment, say);
  const app = compose(environment, database, root);
  const stop = async () => {
    stopAccepting(listenAt);
    await app.gateway.drain.announce(environment.drainMilliseconds);
    await app.gateway.close();
    await database.stop();
  };
  try {
    for (const service of app.services) await service.migrate?.();
    const address = await listen(app.gateway, listenAt);
    app.gateway.log.level = environment.logLevel;
    if (environment.demoAccounts) await addDemoProjects(app, environment);
    if (environment.openDemo)
      say('Others can reach the demo accounts, whose password is public (KAVEL_DEMO).');
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A demo without projects is no reason not to start. */
async function addDemoProjects(
  { gateway, portfolio }: ReturnType<typeof compose>,
  { dataFolder }: GatewayEnvironment,
): Promise<void> {
  if (portfolio === null) return;
  await importDemoProjects(portfolio, dataFolder).catch((error: unknown) => {
    gateway.log.warn({ err: error }, 'the fictional projects were not imported');
  });
}

export function compose(environment: GatewayEnvironment, { url }: RunningDatabase, root: string) {
  const { dataFolder, production, demoAccounts, tileServer, analyticsScript } = environment;
  const { administrator, sessions, keys, servicesApart } = environment;
  const { origins } = servicesApart;
  const address = environment.publishedCatalogue;
  const published = address === undefined ? undefined : { address, complain: console.error };
  const inProcess: ServiceClient = createInProcessClient((): FastifyInstance => gateway);
  const auth = defineAuthService({
    databaseUrl: url,
    production: !demoAccounts,
    administrator,
    sessions,
    keys,
    mail: environment.mail,
  });
  const portfolio = origins.portfolio
    ? undefined
    : definePortfolioService({
        connectionString: url,
        realEstateData: clientOf(servicesApart, 'real-estate-data', inProcess),
        auth: inProcess,
        reports: clientOf(servicesApart, 'reports', inProcess),
        files: { ...defaultFileSettings, ...environment.files },
      });
  const realEstateData = origins['real-estate-data']
    ? undefined
    : defineRealEstateDataService({
        dataFolder,
        connectionString: url,
        published,
        travelTimeUrl: environment.travelTimeUrl,
        outsideTileset: environment.outsideTileset,
      });
  const brandsFolder = environment.brandsFolder ?? join(root, 'brands');
  const brands = brandsIn(brandsFolder);
  const reports = origins.reports
    ? undefined
    : defineReportService({
        portfolio: clientOf(servicesApart, 'portfolio', inProcess),
        realEstateData: clientOf(servicesApart, 'real-estate-data', inProcess),
        auth: inProcess,
        findLook: documentLook(brands, brandsFolder),
        signingSecret: environment.reportSecret ?? (demoAccounts ? demoReportSecret(dataFolder) : undefined),
      });
  const content = origins.content
    ? undefined
    : defineContentService({
        connectionString: url,
        auth: inProcess,
        pricing: environment.plansFile === undefined ? undefined : readPricing(environment.plansFile),
      });
  const { development } = environment;
  const remotes = withAllowedRoutes(remoteSource(environment, root));
  const services = [auth, portfolio, realEstateData, reports, content].filter(
    service => service !== undefined,
  );
  const gateway = createGateway({
    services,
    apart: servicesApart,
    security: auth,
    web: {
      hostBuild: development ? join(development.folder, 'host') : environment.hostBuild,
      remotes,
      brands,
      outsideTileset: environment.outsideTileset,
      origin: environment.origin,
      findObject: id =>
        clientOf(servicesApart, 'real-estate-data', inProcess).call(catalogueApi.getObject, {
          params: { id },
        }),
      config: {
        environment: production ? 'production' : 'accept',
        services: environment.serviceAddresses,
        tiles: environment.tileBase,
        analyticsScript,
        tileServer,
        telemetrySample: environment.telemetrySample,
        overrides: development && manifestAddresses(development.origins),
      },
    },
    checks: {
      database: () => areReady([auth, portfolio, content]),
      data: () => realEstateData === undefined || realEstateData.ready(),
      registry: () => remotes.registry({ visitor: '' }).remotes.length > 0,
    },
    serving: () => (realEstateData?.serving ? { catalogue: realEstateData.serving() } : {}),
    logger: loggerOptions,
    trustProxy: trustProxyOption(environment.trustedProxies),
    callLimits: environment.callLimits,
    metricsToken: environment.metricsToken,
    visits: openVisitStore(url),
    overrideOrigins: environment.overrideOrigins,
    developmentOrigins: Object.values(development?.origins ?? {}),
  });
  gateway.addHook('onClose', async () => {
    await remotes.close();
  });
  return { gateway, services, portfolio: portfolio ? inProcess : null };
}

async function areReady(services: readonly (ServiceDefinition | undefined)[]): Promise<boolean> {
  const answers = await Promise.all(services.map(service => service?.ready() ?? true));
  return answers.every(ready => ready);
}

function remoteSource(environment: GatewayEnvironment, root: string): RemoteSource {
  const { development, dataFolder } = environment;
  const source = releasedRemotes(environment, root);
  if (!development) return source;
  return withDevelopedRemotes(source, {
    ...development,
    signingKey: openSigningKey(signingKeyFile(dataFolder)),
  });
}

/** Published remotes are verified with the configured key, else with our own when this machine publishes. */
function releasedRemotes(
  { publishedRemotes: store, dataFolder, releaseKey, listenAt }: GatewayEnvironment,
  root: string,
): RemoteSource {
  const keyFile = signingKeyFile(dataFolder);
  if (store === undefined) {
    const memory = join(dataFolder, 'registry.json');
    return workingTreeRemotes(join(root, 'remotes'), memory, openSigningKey(keyFile));
  }
  const ownKey = existsSync(keyFile) ? publicKeyOf(openSigningKey(keyFile)) : undefined;
  return publishedRemotes({
    store,
    cacheFolder: join(dataFolder, 'releases'),
    releaseKey: releaseKey ?? ownKey,
    host: `${hostname()}:${'path' in listenAt ? listenAt.path : listenAt.port}`,
  });
}
