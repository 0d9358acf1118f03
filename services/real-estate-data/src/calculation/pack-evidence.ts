import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueDeal } from '@kavel/catalogue';
import type { EvidencePack } from '@kavel/contracts/valuations';
import type { ValuationEvidence } from '@kavel/engine';

/** Evidence in its stored format: see `evidencePackSchema`. */
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
