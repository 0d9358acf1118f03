import type { APIRequestContext, Page } from '@playwright/test';
import { demoAddresses } from './addresses';
import { expect } from './test';

/** Calls on behalf of the user who is signed in on the page. */
export async function apiOf(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'jwt_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  return async <Result>(method: 'POST' | 'PUT' | 'GET', path: string, data?: object): Promise<Result> => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return ((await response.json()) as { result: Result }).result;
  };
}

export type Call = Awaited<ReturnType<typeof apiOf>>;

/** Ids needed by the paths of pages. */
export interface Subjects {
  portfolioId: string;
  valuationId: string;
  serviceId: string;
  objectId: string;
}

/** An empty portfolio and a service without files. */
export async function emptySubjects(call: Call, request: APIRequestContext): Promise<Subjects> {
  const [address] = await demoAddresses(request, 'Dotterbloemplein', 1);
  const { id: portfolioId } = await call<{ id: string }>('POST', '/portfolio/portfolios', {
    name: `Nog leeg ${Date.now()}`,
  });
  const { id: serviceId } = await call<{ id: string }>('POST', '/portfolio/services', {
    portfolioId,
    name: 'Taxatie',
  });
  return { portfolioId, valuationId: '', serviceId, objectId: address?.objectId ?? '' };
}

/** A portfolio of let and vacant homes, with a valuation that has values and one without buckets. */
export async function fullSubjects(call: Call, request: APIRequestContext): Promise<Subjects> {
  const addresses = await demoAddresses(request, 'Dotterbloemplein', 5);
  const name = `Gewaardeerde woningen ${Date.now()}`;
  const { id: portfolioId } = await call<{ id: string }>('POST', '/portfolio/portfolios', { name });
  const lines = addresses.map(({ address }, at) => ({ line: at + 1, text: address }));
  await call('POST', `/portfolio/portfolios/${portfolioId}/real-estate-entities/batch`, { lines });
  const { units } = await call<{ units: { id: string }[] }>('GET', `/portfolio/portfolios/${portfolioId}`);
  await call('PUT', `/portfolio/real-estate-entities/${units[0]?.id}/address-object-data`, {
    annualRent: 14_400,
  });
  await call('POST', `/portfolio/portfolios/${portfolioId}/lease-deliveries`, fictionalRentRoll(addresses));
  const valuation = { portfolioId, name: 'Jaarwaardering' };
  const { id: valuationId, unitIds } = await call<{ id: string; unitIds: string[] }>(
    'POST',
    '/portfolio/valuations',
    valuation,
  );
  await call('POST', '/portfolio/valuations', { ...valuation, name: 'Nog zonder buckets' });
  const buckets = { alles: { name: 'Alles', reason: null, unitIds } };
  await call('POST', `/portfolio/valuations/${valuationId}/address-buckets`, buckets);
  await call('POST', `/real-estate-data/valuations/${valuationId}/references-and-valuation-result`, {});
  const { id: serviceId } = await call<{ id: string }>('POST', '/portfolio/services', {
    portfolioId,
    name: 'Opname',
  });
  return { portfolioId, valuationId, serviceId, objectId: addresses[0]?.objectId ?? '' };
}

/** Leases of the addresses but the first, with fictional tenants, and a vacant one. */
function fictionalRentRoll(addresses: readonly { address: string }[]) {
  const [, vacant, ...rented] = addresses;
  const rows = rented.map(({ address }, at) => [
    ...[address, `FICTIEF-${at + 1}`, String(13_200 + 600 * at), '01-07-2022', `31-12-${2028 + at}`],
    ...['woonruimte', 'cpi', '5', 'juli', '', `Fictieve huurder ${at + 1}`],
  ]);
  const empty = [vacant?.address ?? '', '', '', '01-01-2026', '', '', '', '', '', 'ja', ''];
  return {
    name: 'fictieve-huurlijst.csv',
    columns: [
      ...['address', 'reference', 'rent', 'start', 'end', 'kind', 'clause', 'cap', 'month', 'vacant'],
      'tenantName',
    ],
    lines: [...rows, empty].map((_, at) => at + 2),
    rows: [...rows, empty],
  };
}
