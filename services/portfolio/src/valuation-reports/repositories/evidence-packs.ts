import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EvidencePack } from '@kavel/contracts/valuations';
import type { ValuationEvidence } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { readEvidence } from '../../appraisal/repositories/evidence';
import type { PortfolioStore } from '../../repositories/store';

/** Decompressed evidence of some units. */
export interface UnpackedEvidence {
  /** The units that still use it; its other units were valued again since. */
  unitIds: ReadonlySet<string>;
  evidence: ValuationEvidence;
}

/** Streams the evidence of a valuation: a large one is tens of megabytes. */
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
