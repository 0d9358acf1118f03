import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EvidencePack } from '@kavel/contracts/valuations';
import type { ValuationEvidence } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { readEvidence } from '../../appraisal/repositories/evidence';
import type { PortfolioStore } from '../../repositories/store';

/** What the values of some units rest on, unpacked. */
export interface UnpackedEvidence {
  /** The units that rest on it; others in it were valued again since. */
  unitIds: ReadonlySet<string>;
  evidence: ValuationEvidence;
}

/** The evidence of a valuation, a part at a time: all of a large one together is tens of megabytes. */
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
