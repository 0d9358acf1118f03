import { authApi, colleagueApi, type Endpoint } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import {
  createTokenVerifier,
  openDatabase,
  type RecordRefusal,
  type RecordWork,
  type ResolveActing,
  type ServiceDefinition,
  type VerifyToken,
} from '@kavel/service-kit';
import { createCurrentAccess } from './access/current-access';
import { type Administrator, addDemoAccounts, prepareProductionAccounts } from './accounts/prepare-accounts';
import { createResolveActing } from './act-on-behalf';
import { createKeyRing, type KeySettings } from './key-ring';
import { createMailer, type Mailer, type MailSettings } from './mail/mailer';
import { createRecordRefusal } from './record-refusal';
import { createRecordWork } from './record-work';
import { migrations } from './repositories/migrations';
import type { AuthSchema } from './repositories/schema';
import { registerRoutes } from './routes';
import { createSessions, type SessionLimits } from './sessions';

export interface AuthServiceOptions {
  databaseUrl: string;
  /** True: no demo accounts. */
  production: boolean;
  /** Created at the first start in production, when there is no user yet. */
  administrator?: Administrator;
  /** Default: seven days in all and one day without use. */
  sessions?: SessionLimits;
  /** Days until the signing key is rotated; default thirty. */
  keys?: KeySettings;
  /** Absent: links of invitations and recoveries are shown to the administrator instead of mailed. */
  mail?: MailSettings | undefined;
}

export interface AuthService extends ServiceDefinition {
  /** For the host, so that all services in the process trust these tokens. */
  verifyToken: VerifyToken;
  resolveActing: ResolveActing;
  recordRefusal: RecordRefusal;
  /** Absent: no mail server is configured. */
  mailer: Mailer | undefined;
  /** For the host: records the work done in any service in the audit log. */
  recordWork: RecordWork;
}

export function defineAuthService(options: AuthServiceOptions): AuthService {
  const database = openDatabase<AuthSchema>({
    connectionString: options.databaseUrl,
    service: 'auth',
    migrations,
  });
  const keyRing = createKeyRing(database, options.keys);
  const sessions = createSessions(database, keyRing, options.sessions);
  const access = createCurrentAccess(database);
  const verify = createTokenVerifier(keyRing.verificationKey, keyRing.acceptsUnbound);
  const mailer = options.mail && createMailer(options.mail);
  return {
    name: 'auth',
    endpoints: [authApi, accountApi, managementApi, colleagueApi].flatMap((api): Endpoint[] =>
      Object.values(api),
    ),
    routes: app => registerRoutes(app, { database, keyRing, sessions, access, mailer }),
    async migrate() {
      await database.migrate();
      await keyRing.distrust();
      if (options.production) await prepareProductionAccounts(database, options.administrator);
      else await addDemoAccounts(database);
    },
    ready: () => database.ready(),
    async close() {
      await access.stop();
      await mailer?.idle();
      await database.close();
    },
    verifyToken: async token => access.apply(await verify(token)),
    resolveActing: createResolveActing(database),
    recordRefusal: createRecordRefusal(database),
    mailer,
    recordWork: createRecordWork(database),
  };
}
