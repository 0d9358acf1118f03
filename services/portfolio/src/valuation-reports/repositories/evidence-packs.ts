import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EvidencePack } from '@kavel/contracts/valuations';
import type { ValuationEvidence } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { readEvidence } from '../../appraisal/repositories/evidence';
import type { PortfolioStore } from '../../repositories/store';

/** The evidence of some units, unpacked. */
export interface UnpackedEvidence {
  /** The units that still use it; others in it were valued again since. */
  unitIds: ReadonlySet<string>;
  evidence: ValuationEvidence;
}

/** The evidence of a valuation, part by part: a large one is tens of megabytes. */
export async function* evidenceOf(
  store: PortfolioStore,
  caller: Caller,
  id: string,
): AsyncGenerator<UnpackedEvidence> {
  let after: string | undefined;
  do {
    const { packs, next } = await store.inOrganisation(caller, scope => readEvidence(scope, id, after));
    for (const pack of packs) yield { unitIds: new Set(pack.unitIds), evidence: await unpack(pack) };
    after = next ?? undefined;
  } while (after !== undefined);
}

async function unpack({ content }: EvidencePack): Promise<ValuationEvidence> {
  const json = await promisify(gunzip)(Buffer.from(content, 'base64'));
  return JSON.parse(json.toString('utf8'));
}
