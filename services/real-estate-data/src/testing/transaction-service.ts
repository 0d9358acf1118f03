import { temporaryFolder } from '@kavel/catalogue/testing';
import type { PermissionKey } from '@kavel/contracts';
import {
  propertyTypes,
  type Transaction,
  transactionApi,
  transactionCategories,
} from '@kavel/contracts/transactions';
import { makeDemo } from '@kavel/demo-data';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { ever, today } from './transaction-dates';

export interface TransactionService {
  /** Of all markets. */
  all: Transaction[];
  /** What the caller may from now on. */
  permit(permissions: PermissionKey[]): void;
  post(path: string, body: unknown): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  /** The result of a call that succeeds. */
  ask<Answer>(path: string, body: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** The service over a part of the fictional municipality. */
export async function startTransactionService(): Promise<TransactionService> {
  const folder = await temporaryFolder();
  await makeDemo({ dataFolder: folder.path, everyNth: 6 });
  const service = defineRealEstateDataService({ dataFolder: folder.path, now: () => new Date(today) });
  const { userId, organisationId } = testCaller();
  const claims = { name: 'Test', email: 'test@kavel.example', iat: 0, exp: 4_000_000_000 };
  let perm: PermissionKey[] = ['auth.vesteda'];
  const app = hostServices([service], {
    verifyToken: async () => ({ ...claims, sub: userId, org: organisationId, perm }),
  });
  await app.ready();

  const post: TransactionService['post'] = (path, body) =>
    app.inject({
      method: 'POST',
      url: `/api/real-estate-data/transactions${path}`,
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const ask: TransactionService['ask'] = async (path, body) => {
    const response = await post(path, body);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json().result;
  };
  return {
    all: await everything(ask),
    permit: permissions => {
      perm = permissions;
    },
    post,
    get: url => app.inject({ url }),
    ask,
    close: async () => {
      await app.close();
      await folder.remove();
    },
  };
}

async function everything(ask: TransactionService['ask']): Promise<Transaction[]> {
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
