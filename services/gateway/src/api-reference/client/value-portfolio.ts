import createClient, { type Middleware } from 'openapi-fetch';
import type { paths as AuthPaths } from './generated/auth';
import type { paths as PortfolioPaths } from './generated/portfolio';
import type { paths as DataPaths } from './generated/real-estate-data';

/** An example client program of a partner: from a search to a valuation as text. */
export async function valuePortfolio(
  baseUrl: string,
  credentials: { email: string; password: string },
): Promise<{ totalValue: number; text: string }> {
  const auth = createClient<AuthPaths>({ baseUrl });
  const session = resultOf(await auth.POST('/api/auth/login', { body: credentials }));
  const bearer = withToken(session.access_token);
  const portfolios = createClient<PortfolioPaths>({ baseUrl });
  portfolios.use(bearer);
  const data = createClient<DataPaths>({ baseUrl });
  data.use(bearer);

  const { objects } = resultOf(
    await data.POST('/api/real-estate-data/locator', {
      body: { functions: ['woonfunctie'], ranges: { area: { min: 40, max: 200 } }, limit: 4 },
    }),
  );
  const portfolio = resultOf(
    await portfolios.POST('/api/portfolio/portfolios', { body: { name: 'Made by a partner' } }),
  );
  for (const { objectId } of objects) {
    const units = '/api/portfolio/portfolios/{id}/real-estate-entities';
    const params = { path: { id: portfolio.id } };
    resultOf(await portfolios.POST(units, { params, body: { numberId: objectId } }));
  }

  const valuation = resultOf(
    await portfolios.POST('/api/portfolio/valuations', {
      body: { portfolioId: portfolio.id, name: 'Valued by a partner' },
    }),
  );
  const params = { path: { id: valuation.id } };
  const buckets = resultOf(
    await data.GET('/api/real-estate-data/valuations/{id}/address-buckets', { params }),
  );
  resultOf(
    await portfolios.POST('/api/portfolio/valuations/{id}/address-buckets', { params, body: buckets }),
  );
  resultOf(
    await data.POST('/api/real-estate-data/valuations/{id}/references-and-valuation-result', { params }),
  );
  const summary = resultOf(await portfolios.GET('/api/portfolio/valuations/{id}/summaries', { params }));
  const { text } = resultOf(await data.GET('/api/real-estate-data/valuations/{id}/kate-export', { params }));
  return { totalValue: summary.totalValue, text };
}

function withToken(token: string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  };
}

/** Throws with the message of the error that was answered. */
function resultOf<Result>(answer: {
  data?: { result: Result };
  error?: { error: { message: string } };
}): Result {
  if (answer.data === undefined) throw new Error(answer.error?.error.message ?? 'No answer');
  return answer.data.result;
}
