import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CatalogueDeal } from '@kavel/catalogue';
import { valuationApi } from '@kavel/contracts';
import type { CashFlowTerms, EvidencePack } from '@kavel/contracts/valuations';
import type { ValuationEvidence } from '@kavel/engine';
import type { Caller, ServiceClient } from '@kavel/service-kit';

/** Evidence as it is stored: see `evidencePackSchema`. */
export async function packEvidence(
  evidence: ValuationEvidence<CatalogueDeal>,
  snapshot: string,
): Promise<EvidencePack> {
  const content = await promisify(gzip)(JSON.stringify(evidence));
  return {
    modelVersion: evidence.modelVersion,
    snapshot,
    unitIds: evidence.units.map(({ key }) => key),
    content: content.toString('base64'),
  };
}

export async function unpackEvidence({ content }: EvidencePack): Promise<ValuationEvidence<CatalogueDeal>> {
  const json = await promisify(gunzip)(Buffer.from(content, 'base64'));
  return JSON.parse(json.toString('utf8'));
}

/** The packs of a valuation one after the other: all of a large one together are tens of megabytes. */
export async function* evidencePacks(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
): AsyncGenerator<EvidencePack> {
  let after: string | undefined;
  do {
    const query = after === undefined ? {} : { after };
    const { packs, next } = await portfolio.call(valuationApi.getEvidence, { params: { id }, query }, caller);
    yield* packs;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** What is kept with a valuation besides the packs. */
export async function evidenceHead(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
): Promise<{ terms: CashFlowTerms | null; bytes: number }> {
  const input = { params: { id }, query: { only: 'terms' as const } };
  const { terms, bytes } = await portfolio.call(valuationApi.getEvidence, input, caller);
  return { terms, bytes };
}
