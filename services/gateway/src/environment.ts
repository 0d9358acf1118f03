import { join, resolve } from 'node:path';
import { type ServiceAddresses, serviceNames } from '@kavel/contracts';
import type { KeySettings, MailSettings, SessionLimits } from '@kavel/service-auth';
import { type CallLimits, usualCallLimits } from '@kavel/service-kit';
import type { FileSettings } from '@kavel/service-portfolio';
import { z } from 'zod';
import { type ServicesApart, servicesApart, servicesApartSettings } from './apart/services-apart';
import type { ListenAddress } from './listen-address';
import { mailSettings } from './mail-settings';
import { type TrustedProxies, trustedProxiesSchema } from './proxies';
import { demoRefusal, isLocal } from './reach';

const megabyte = 1_000_000;
/** In seconds. */
const hour = 60 * 60;
const day = 24 * hour;

/** Without a trailing slash: paths are appended. */
const baseAddressSchema = z.url({ protocol: /^https?$/ }).transform(address => address.replace(/\/+$/, ''));

/** Tilesets name their tiles relative to themselves. */
const tilesetAddressSchema = z
  .url({ protocol: /^https?$/ })
  .refine(address => new URL(address).pathname.endsWith('.json'), 'is no address of a tileset (….json)');

/** `service=base address` of each service on another origin, comma-separated. */
const serviceAddressesSchema = z
  .string()
  .default('')
  .transform(text =>
    Object.fromEntries(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(pair => pair.split(/=(.*)/s)),
    ),
  )
  .pipe(z.partialRecord(z.enum(serviceNames), baseAddressSchema));

const callLimit = (usual: number) => z.coerce.number().int().min(0).max(1_000_000_000).default(usual);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Interface to listen on; containers want 0.0.0.0. */
  HOST: z.string().default('localhost'),
  /** Socket file to listen on instead, for one trusted proxy on this machine. */
  KAVEL_SOCKET: z.string().max(100).optional(),
  KAVEL_DATA: z.string().default('.kavel'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ENVIRONMENT: z.string().default('accept'),
  /** `true`: demo accounts even when others can connect. `false`: none. Unset: only when nobody else can connect. */
  KAVEL_DEMO: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  /** Services of the production environment. Used only when ENVIRONMENT is `production`. */
  KAVEL_SERVICES_PRODUCTION: serviceAddressesSchema,
  /** Services of every other environment. */
  KAVEL_SERVICES_ACCEPT: serviceAddressesSchema,
  ...servicesApartSettings,
  /** Base address of the map's vector tiles in production, and in every other environment. */
  KAVEL_TILES_PRODUCTION: baseAddressSchema.optional(),
  KAVEL_TILES_ACCEPT: baseAddressSchema.optional(),
  KAVEL_ADMIN_EMAIL: z.string().optional(),
  KAVEL_ADMIN_PASSWORD: z.string().optional(),
  /** Days from the sign-in after which a session ends, regardless of use. */
  KAVEL_SESSION_DAYS: z.coerce.number().min(0.01).max(30).default(7),
  /** Hours without use after which a session ends. */
  KAVEL_SESSION_IDLE_HOURS: z.coerce.number().min(0.25).max(720).default(24),
  /** Days after which the signing key of access tokens is rotated. */
  KAVEL_KEY_DAYS: z.coerce.number().min(1).max(365).default(30),
  /** Keys created before this time are no longer accepted, for example after a leak. */
  KAVEL_KEYS_SINCE: z.iso
    .datetime({ offset: true })
    .transform(text => new Date(text))
    .refine(moment => moment.getTime() <= Date.now(), 'lies in the future')
    .optional(),
  /** Mail server, `smtps://user:password@host:port`. When set, links are mailed; KAVEL_ORIGIN is their base address. */
  KAVEL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails, `Kavel <noreply@example.nl>`. */
  KAVEL_MAIL_FROM: z.string().max(320).optional(),
  /** Public address of Kavel, for links in mails and what search engines read. */
  KAVEL_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform(address => new URL(address).origin)
    .optional(),
  KAVEL_TILE_SERVER: z.url({ protocol: /^https?$/ }).optional(),
  KAVEL_ANALYTICS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  /** Folder of the host's build; default that of the working tree. */
  KAVEL_HOST: z.string().optional(),
  /** Files of services: a folder or s3://bucket/folder; default a subfolder of the data folder. */
  FILES_URL: z.string().optional(),
  /** clamd, which scans files before they can be downloaded: `tcp://host:port` or `unix:///path`. */
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  /** Maximum megabytes of one file. */
  KAVEL_FILE_LIMIT_MB: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** Maximum megabytes of all files of an organisation. */
  KAVEL_FILES_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000_000).default(20_000),
  /** Published catalogue snapshots: a folder or s3://bucket/folder; default the imports in the data folder. */
  KAVEL_CATALOGUE: z.string().optional(),
  /** JSON file with plans and prices. */
  KAVEL_PLANS: z.string().optional(),
  /** A Valhalla that works out travel times; default the embedded engine. */
  TRAVEL_TIME_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A tileset of 3D Tiles that the 3D map shows instead of imported buildings. */
  KAVEL_3D_TILES: tilesetAddressSchema.optional(),
  /** Published remotes: a folder or s3://bucket/folder; default the builds in the working tree. */
  KAVEL_REMOTES: z.string().optional(),
  /** Raw Ed25519 public key, base64, of the publisher; default that of the key in the data folder. */
  KAVEL_RELEASE_KEY: z.base64().length(44).optional(),
  /** At least 32 bytes, base64: what the keys of signed reports are derived from. */
  KAVEL_REPORT_SECRET: z.base64().min(43).max(1_000).optional(),
  /** Share of visits whose browsers report loads and web vitals. */
  KAVEL_TELEMETRY_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  /** Token for reading /metrics from other machines: `Authorization: Bearer <token>`. */
  KAVEL_METRICS_TOKEN: z.string().min(16).optional(),
  /** Origins, comma-separated, from which holders of the intern permission may override a remote. */
  KAVEL_OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform(address => new URL(address).origin))),
  /** Seconds between SIGTERM and the end, for a proxy to switch to another process. */
  KAVEL_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Written by `npm run dev`: the host's development build and `<name>/remote.json`. Never in production. */
  KAVEL_DEV: z.string().optional(),
  /** `name=origin` of each development server, comma-separated. */
  KAVEL_DEV_REMOTES: z
    .string()
    .default('')
    .transform(text =>
      Object.fromEntries(
        text
          .split(',')
          .filter(Boolean)
          .map(pair => pair.split('=')),
      ),
    )
    .pipe(z.record(z.string(), z.url({ protocol: /^https?$/, hostname: /^localhost$/ }))),
  /** Brands of partners, a folder each (`<id>/brand.json`); default those in the working tree. */
  KAVEL_BRANDS: z.string().optional(),
  /** Number or addresses of the proxies in front, whose X-Forwarded headers are trusted. */
  KAVEL_TRUST_PROXY: trustedProxiesSchema.optional(),
  /** Calls per minute of one user, or of one address without a session; 0: unlimited. */
  KAVEL_CALLS_PUBLIC: callLimit(usualCallLimits.public),
  KAVEL_CALLS_EXPENSIVE: callLimit(usualCallLimits.expensive),
  KAVEL_CALLS_FREQUENT: callLimit(usualCallLimits.frequent),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface GatewayEnvironment {
  listenAt: ListenAddress;
  dataFolder: string;
  /** Undefined: embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Undefined: the embedded engine of travel times. */
  travelTimeUrl: string | undefined;
  /** Plans and prices. */
  plansFile: string | undefined;
  /** 3D Tiles of others. */
  outsideTileset: string | undefined;
  production: boolean;
  demoAccounts: boolean;
  /** Demo accounts even when others can connect. */
  openDemo: boolean;
  /** Base addresses of services on other origins; empty: all on this origin. */
  serviceAddresses: ServiceAddresses;
  /** Empty: this process hosts all services. */
  servicesApart: ServicesApart;
  /** Base address of the map's vector tiles; undefined: this origin. */
  tileBase: string | undefined;
  administrator: { email: string; password: string } | undefined;
  sessions: SessionLimits;
  keys: KeySettings;
  mail: MailSettings | undefined;
  /** Public address of Kavel; undefined: that of each request. */
  origin: string | undefined;
  tileServer: string | null;
  analyticsScript: string | null;
  hostBuild: string;
  files: Pick<FileSettings, 'address' | 'scanner' | 'fileLimit' | 'organisationLimit'>;
  publishedCatalogue: string | undefined;
  publishedRemotes: string | undefined;
  releaseKey: string | undefined;
  /** Secret of the signatures of reports. */
  reportSecret: Buffer | undefined;
  brandsFolder: string | undefined;
  telemetrySample: number;
  metricsToken: string | undefined;
  overrideOrigins: string[];
  drainMilliseconds: number;
  /** Undefined except under `npm run dev`. */
  development: { folder: string; origins: Record<string, string> } | undefined;
  trustedProxies: TrustedProxies;
  callLimits: CallLimits;
  logLevel: string;
}

/** Reads the settings. Throws naming each invalid variable. An empty value counts as not set. */
export function readEnvironment(variables: NodeJS.ProcessEnv, root: string): GatewayEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
  }
  const { data } = parsed;
  const production = data.ENVIRONMENT === 'production';
  const conflict = conflictIn(data, production);
  if (conflict !== undefined) throw new Error(`The environment is not usable:\n  ${conflict}`);
  const demoAccounts = !production && data.KAVEL_DEMO !== false;
  const { KAVEL_ADMIN_EMAIL: email, KAVEL_ADMIN_PASSWORD: password } = data;
  return {
    listenAt:
      data.KAVEL_SOCKET === undefined ? { port: data.PORT, host: data.HOST } : { path: data.KAVEL_SOCKET },
    dataFolder: resolve(root, data.KAVEL_DATA),
    databaseUrl: data.DATABASE_URL,
    production,
    demoAccounts,
    openDemo: demoAccounts && !isLocal(data),
    serviceAddresses: production ? data.KAVEL_SERVICES_PRODUCTION : data.KAVEL_SERVICES_ACCEPT,
    servicesApart: servicesApart(data),
    tileBase: production ? data.KAVEL_TILES_PRODUCTION : data.KAVEL_TILES_ACCEPT,
    administrator: email === undefined || password === undefined ? undefined : { email, password },
    sessions: { absolute: data.KAVEL_SESSION_DAYS * day, idle: data.KAVEL_SESSION_IDLE_HOURS * hour },
    keys: { interval: data.KAVEL_KEY_DAYS * day, trustedSince: data.KAVEL_KEYS_SINCE },
    mail: mailSettings(data),
    origin: data.KAVEL_ORIGIN,
    tileServer: data.KAVEL_TILE_SERVER ?? null,
    analyticsScript: data.KAVEL_ANALYTICS_SCRIPT ?? null,
    hostBuild: resolve(root, data.KAVEL_HOST ?? 'host/dist'),
    files: {
      address: placeOf(data.FILES_URL ?? join(data.KAVEL_DATA, 'files'), root),
      scanner: data.CLAMD_URL ?? null,
      fileLimit: data.KAVEL_FILE_LIMIT_MB * megabyte,
      organisationLimit: data.KAVEL_FILES_QUOTA_MB * megabyte,
    },
    publishedCatalogue: data.KAVEL_CATALOGUE === undefined ? undefined : placeOf(data.KAVEL_CATALOGUE, root),
    travelTimeUrl: data.TRAVEL_TIME_URL,
    plansFile: data.KAVEL_PLANS === undefined ? undefined : resolve(root, data.KAVEL_PLANS),
    outsideTileset: data.KAVEL_3D_TILES,
    publishedRemotes: data.KAVEL_REMOTES === undefined ? undefined : placeOf(data.KAVEL_REMOTES, root),
    releaseKey: data.KAVEL_RELEASE_KEY,
    reportSecret:
      data.KAVEL_REPORT_SECRET === undefined ? undefined : Buffer.from(data.KAVEL_REPORT_SECRET, 'base64'),
    brandsFolder: data.KAVEL_BRANDS === undefined ? undefined : resolve(root, data.KAVEL_BRANDS),
    telemetrySample: data.KAVEL_TELEMETRY_SAMPLE,
    metricsToken: data.KAVEL_METRICS_TOKEN,
    overrideOrigins: data.KAVEL_OVERRIDE_ORIGINS,
    drainMilliseconds: data.KAVEL_DRAIN_SECONDS * 1_000,
    development:
      data.KAVEL_DEV === undefined
        ? undefined
        : { folder: resolve(root, data.KAVEL_DEV), origins: data.KAVEL_DEV_REMOTES },
    trustedProxies: data.KAVEL_SOCKET !== undefined ? 1 : (data.KAVEL_TRUST_PROXY ?? false),
    callLimits: {
      public: data.KAVEL_CALLS_PUBLIC,
      expensive: data.KAVEL_CALLS_EXPENSIVE,
      frequent: data.KAVEL_CALLS_FREQUENT,
    },
    logLevel: data.LOG_LEVEL,
  };
}

/** Settings that are individually valid but conflict. */
function conflictIn(data: z.output<typeof environmentSchema>, production: boolean): string | undefined {
  if (production && data.KAVEL_DEV !== undefined) return 'KAVEL_DEV: not in production';
  if (production && data.KAVEL_DEMO) return 'KAVEL_DEMO: not in production';
  if (data.KAVEL_SOCKET !== undefined && data.KAVEL_TRUST_PROXY !== undefined) {
    return 'KAVEL_TRUST_PROXY: not with KAVEL_SOCKET, which is for one proxy';
  }
  if (!production && data.KAVEL_DEMO === undefined && !isLocal(data)) return demoRefusal(data);
  return undefined;
}

function placeOf(store: string, root: string): string {
  return store.startsWith('s3://') ? store : resolve(root, store);
}
