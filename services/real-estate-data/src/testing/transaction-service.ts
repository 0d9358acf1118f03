import { randomUUID } from 'node:crypto';
import { temporaryFolder } from '@kavel/catalogue/testing';
import type { PermissionKey } from '@kavel/contracts';
import {
  propertyTypes,
  type Transaction,
  transactionApi,
  transactionCategories,
} from '@kavel/contracts/transactions';
import { copyDemo } from '@kavel/demo-data/testing';
import { hostServices, type ServiceClient } from '@kavel/service-kit';
import { createOutsideClient, testCaller } from '@kavel/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { ever, today } from './transaction-dates';

export interface TransactionService extends TransactionUser {
  /** Of all markets, without own ones. */
  all: Transaction[];
  /** Contains its catalogue. */
  dataFolder: string;
  /** Sets the caller's permissions. */
  permit(permissions: PermissionKey[]): void;
  get(url: string): Promise<LightMyRequestResponse>;
  /** A user of another organisation. */
  otherOrganisation(): TransactionUser;
  close(): Promise<void>;
}

export interface TransactionUser {
  organisationId: string;
  post(path: string, body: unknown): Promise<LightMyRequestResponse>;
  /** Result of a successful call about transactions. */
  ask<Answer>(path: string, body: unknown): Promise<Answer>;
  call: ServiceClient['call'];
}

/** The service with a part of the fictional municipality; own sales need a database. */
export async function startTransactionService(connectionString?: string): Promise<TransactionService> {
  const folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, everyNth: 6 });
  const service = defineRealEstateDataService({
    dataFolder: folder.path,
    connectionString,
    now: () => new Date(today),
  });
  await service.migrate?.();
  const claims = { name: 'Test', email: 'test@kavel.example', iat: 0, exp: 4_000_000_000 };
  let perm: PermissionKey[] = ['auth.vesteda'];
  /** Tokens here are ids of organisations. */
  const app = hostServices([service], {
    verifyToken: async org => ({ ...claims, sub: testCaller().userId, org, perm }),
  });
  await app.ready();
  const outside = createOutsideClient(() => app);

  const userOf = (organisationId: string): TransactionUser => {
    const post: TransactionUser['post'] = (path, body) =>
      app.inject({
        method: 'POST',
        url: `/api/real-estate-data/transactions${path}`,
        headers: { authorization: `Bearer ${organisationId}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    return {
      organisationId,
      post,
      async ask(path, body) {
        const response = await post(path, body);
        if (response.statusCode !== 200) throw new Error(response.body);
        return response.json().result;
      },
      call: (endpoint, input) => outside.call(endpoint, input, { ...testCaller(), token: organisationId }),
    };
  };
  const user = userOf(testCaller().organisationId);
  return {
    ...user,
    all: await everything(user.ask),
    dataFolder: folder.path,
    permit: permissions => {
      perm = permissions;
    },
    get: url => app.inject({ url }),
    otherOrganisation: () => userOf(randomUUID()),
    close: async () => {
      await app.close();
      await folder.remove();
    },
  };
}

async function everything(ask: TransactionUser['ask']): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (const category of transactionCategories) {
    for (const propertyType of propertyTypes) {
      const filter = { category, propertyType, transactionDate: ever };
      for (let offset = 0; ; offset += 500) {
        const page = transactionApi.transactions.result.parse(await ask('', { filter, limit: 500, offset }));
        found.push(...page.transactions);
        if (offset + 500 >= page.count) break;
      }
    }
  }
  return found;
}
