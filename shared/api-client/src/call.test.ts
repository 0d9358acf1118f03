import { session, setServiceAddresses } from '@kavel/auth';
import {
  authApi,
  catalogueApi,
  type Endpoint,
  estimateApi,
  portfolioApi,
  scoreApi,
  valuationApi,
} from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { signIn } from '@kavel/testing';
import { call } from './call';

const id = '3f8a6a2e-6f4e-4e51-9c57-0a4f6a0c1d11';

let logged: jest.SpyInstance;

beforeEach(() => {
  signIn(['auth.portfolio-hub', 'auth.automated-valuation', 'auth.act-on-behalf']);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  session.actAs(null);
  setServiceAddresses({});
  jest.restoreAllMocks();
});

/** The response is given as text, as sent over the network. */
function answerWith(status: number, text: string): jest.Mock {
  const fetched = jest.fn(async (_address: string, _init?: RequestInit) => ({
    ok: status < 400,
    status,
    json: async () => JSON.parse(text),
  }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const envelope = (result: unknown) => JSON.stringify({ result });

/** Calls with unchecked input: only the handling of the response is tested. */
const failureOf = (endpoint: Endpoint) => call(endpoint, { params: { id } }).catch((error: unknown) => error);

const defaultTexts: [string, Endpoint][] = [
  ['Failed to fetch property score', scoreApi.propertyScore],
  ['Failed to fetch property scores bulk', scoreApi.propertyScores],
  ['Failed to fetch area score', scoreApi.areaScore],
  ['Failed to fetch property score metrics', scoreApi.propertyScoreMetrics],
  ['Failed to fetch sustainability index', sustainabilityApi.sustainabilityIndex],
  ['Failed to fetch sustainability indices bulk', sustainabilityApi.sustainabilityIndices],
  ['Failed to fetch sustainability index metrics', sustainabilityApi.sustainabilityMetrics],
  ['Failed to fetch office valuation', estimateApi.officeValuation],
  ['Failed to fetch references and valuation results', valuationApi.referencesAndValuationResult],
  ['Failed to fetch valuation result', valuationApi.valuationResult],
  ['Failed to fetch locator results', locatorApi.locator],
  ['Failed to fetch locator count', locatorApi.locatorCount],
  ['Failed to fetch locator object data', locatorApi.locatorObjectData],
  ['Failed to fetch suggested VTW types', valuationApi.suggestedVtwTypes],
  ['Failed to fetch VTW types', estimateApi.vtwTypes],
  ['Failed to fetch investment references', estimateApi.investmentReferences],
  ['Failed to fetch Kate Export', valuationApi.kateExport],
  ['Failed to fetch single address valuation result', estimateApi.referencesForAddresses],
  ['Failed to fetch users', authApi.listUsers],
  ['Failed to create address buckets', valuationApi.saveAddressBuckets],
];

describe.each(defaultTexts)('%s', (text, endpoint) => {
  test('is used for a network failure without a message', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError(''));
    expect(await failureOf(endpoint)).toMatchObject({ name: 'TypeError', message: text });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(text));
  });

  test('is used for a response that cannot be parsed', async () => {
    answerWith(200, '<!doctype html>');
    expect(await failureOf(endpoint)).toMatchObject({ message: text });
  });

  test.each(['', '<html>502 Bad Gateway</html>', '{}', '{"error":{"code":"internal","message":""}}'])(
    'is the reason of an error response without one: %s',
    async body => {
      answerWith(502, body);
      expect(await failureOf(endpoint)).toMatchObject({
        message: 'HTTP error! Status: 502',
        status: 502,
        reason: text,
      });
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('HTTP error! Status: 502'));
    },
  );
});

describe('a failed call', () => {
  test('keeps the message of the network error', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('NetworkError when attempting to fetch'));
    expect(await failureOf(scoreApi.propertyScore)).toMatchObject({
      message: 'NetworkError when attempting to fetch',
    });
  });

  test('keeps the reason of the service', async () => {
    answerWith(422, JSON.stringify({ error: { code: 'unprocessable', message: 'No area', details: [] } }));
    expect(await failureOf(scoreApi.propertyScore)).toMatchObject({
      message: 'HTTP error! Status: 422',
      code: 'unprocessable',
      reason: 'No area',
    });
  });

  test('is neither renamed nor logged when it was cancelled', async () => {
    const cancelled = new DOMException('', 'AbortError');
    globalThis.fetch = jest.fn().mockRejectedValue(cancelled);
    expect(await failureOf(scoreApi.propertyScore)).toBe(cancelled);
    expect(logged).not.toHaveBeenCalled();
  });
});

test('a public call has the token of a signed-in user only where the organisation matters', async () => {
  const fetched = answerWith(200, envelope([]));
  const tokens = () =>
    fetched.mock.calls
      .filter(([address]) => address.includes('real-estate-data'))
      .map(([, init]) => new Headers(init?.headers).has('authorization'));
  await call(catalogueApi.browseAddresses, {});
  await call(catalogueApi.catalogueStatus, {});
  session.signOut();
  await call(catalogueApi.browseAddresses, {});
  expect(tokens()).toEqual([true, false, false]);
});

describe('the address of a call', () => {
  test('repeats a list parameter', async () => {
    const fetched = answerWith(200, envelope({ total: 0, references: [] }));
    const ids = ['0200010000000001', '0200010000000002'];
    await call(estimateApi.investmentReferences, { query: { id: ids, distanceInKm: '2' } });
    expect(String(fetched.mock.calls[0]?.[0])).toBe(
      '/api/real-estate-data/references/investment?id=0200010000000001&id=0200010000000002&distanceInKm=2',
    );
  });

  test('contains the subject by default, and another user when the caller names one', async () => {
    const fetched = answerWith(200, envelope([]));
    session.actAs({ userId: 'v', name: 'Sander Bakker' });
    await call(portfolioApi.listPortfolios, {});
    await call(valuationApi.listValuations, {});
    await call(valuationApi.createValuation, { body: { portfolioId: id, name: 'Jaareinde' } });
    await call(portfolioApi.listPortfolios, { query: { userId: id } });
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
      '/api/portfolio/portfolios?userId=v',
      '/api/portfolio/valuations?userId=v',
      '/api/portfolio/valuations?userId=v',
      `/api/portfolio/portfolios?userId=${id}`,
    ]);
  });

  test('starts with the configured base address of its service', async () => {
    const fetched = answerWith(200, envelope([]));
    setServiceAddresses({ portfolio: 'https://api.example/portfolio' });
    await call(portfolioApi.listPortfolios, {});
    await call(authApi.listUsers, {});
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
      'https://api.example/portfolio/portfolios',
      '/api/auth/users',
    ]);
  });

  test('starts with the address of its base when another service implements the call', async () => {
    const fetched = answerWith(200, envelope([]));
    setServiceAddresses({ portfolio: 'https://api.example/portfolio' });
    await call({ ...portfolioApi.listPortfolios, base: 'real-estate-data' }, {});
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/real-estate-data/portfolios');
  });
});
