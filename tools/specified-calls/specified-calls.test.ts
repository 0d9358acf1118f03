import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  authApi,
  catalogueApi,
  type Endpoint,
  estimateApi,
  portfolioApi,
  scoreApi,
  unitApi,
  valuationApi,
} from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { serviceApi } from '@kavel/contracts/services';
import { sourcingApi } from '@kavel/contracts/sourcing';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { specifiedCalls } from './specified-calls';

const root = resolve(__dirname, '../..');

const apis: Record<string, Record<string, Endpoint>> = {
  authApi,
  catalogueApi,
  estimateApi,
  locatorApi,
  portfolioApi,
  scoreApi,
  serviceApi,
  sourcingApi,
  sustainabilityApi,
  unitApi,
  valuationApi,
};

/** Texts of the sources below a folder, without tests. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .filter(({ parentPath }) => !/node_modules|dist|testing/.test(parentPath))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

const remotes = readdirSync(join(root, 'remotes')).map(name => `remotes/${name}/src`);
const ofPages = [...remotes, 'host/src'].flatMap(sourcesBelow);
const ofQueries = sourcesBelow('shared/api-client/src/queries');

/** Matches a whole name in code: `portfolioApi.getPortfolio`, not `portfolioApi.getPortfolioX`. */
const names = (text: string, name: string) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text);

/** The shared queries that make a call: `portfolioQueries.detail`. */
function queriesWith(endpoint: string): string[] {
  return ofQueries.flatMap(text => {
    const [, queries] = /export const (\w+Queries) = /.exec(text) ?? [];
    const parts = text.split(/^ {2}(?=\w+: \()/m).slice(1);
    return parts
      .filter(part => names(part, endpoint))
      .map(part => `${queries}.${part.split(':', 1).join('')}`);
  });
}

const isCalledByPage = (endpoint: string) =>
  [endpoint, ...queriesWith(endpoint)].some(name => ofPages.some(text => names(text, name)));

describe.each(specifiedCalls)('$call ($endpoint)', ({ call, endpoint, exception }) => {
  const [api = '', name = ''] = endpoint.split('.');

  test('matches the contract', () => {
    const described = apis[api]?.[name];
    expect(`${described?.method} ${described?.path}`).toBe(call);
  });

  test(exception ? `is not called by a page: ${exception}` : 'is called by a page', () => {
    expect(isCalledByPage(endpoint)).toBe(exception === undefined);
  });
});
