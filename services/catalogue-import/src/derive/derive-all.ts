import { collectGarbage } from '../build/collect-garbage';
import { allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { mostBeside, together } from '../build/together';
import { deriveDeals } from '../deals/derive-deals';
import { deriveTransactions } from '../deals/derive-transactions';
import { generateMissingDeals } from '../deals/generate-deals';
import type { FictionalData } from '../fictional-data';
import { deriveScores } from '../scores/derive-scores';
import { assignAreas } from './assign-areas';
import { assignFacts } from './assign-facts';
import { deriveDensity } from './derive-density';
import { deriveGemeenten } from './derive-gemeenten';
import { deriveLabels } from './derive-labels';
import { dropSorted, sortedObjects, sortObjects, storeObjects } from './derive-objects';
import { storePanden } from './derive-panden';
import { deriveStreets } from './derive-streets';

/**
 * Recomputes everything derived from the registers: area, type, energielabel and year, the tile order, and what depends
 * on those. The result does not depend on the order of imports.
 */
export async function deriveAll(
  builder: SnapshotBuilder,
  fictionalData: FictionalData | null,
): Promise<void> {
  await assignAreas(builder);
  await assignFacts(builder);
  await deriveLabels(builder);
  collectGarbage();
  await sortObjects(builder, fictionalData);
  const panden = await builder.count(allOf('pand', 'identificatie'));
  const objects = await builder.count(sortedObjects);
  await builder.oneProcessorEach();
  await (Math.max(panden, objects) > mostBeside
    ? storeInTurn(builder, fictionalData)
    : storeBeside(builder, fictionalData));
}

async function storeBeside(builder: SnapshotBuilder, fictionalData: FictionalData | null): Promise<void> {
  await together(
    generateMissingDeals(builder, sortedObjects, fictionalData),
    builder.aside(storeObjects),
    builder.aside(storePanden),
  );
  await dropSorted(builder);
  const rest = async () => {
    await deriveMarket(builder, fictionalData);
    await deriveAreas(builder);
  };
  await together(rest(), builder.index());
}

async function storeInTurn(builder: SnapshotBuilder, fictionalData: FictionalData | null): Promise<void> {
  await together(generateMissingDeals(builder, sortedObjects, fictionalData), builder.aside(storeObjects));
  await builder.allProcessors();
  await storePanden(builder);
  await dropSorted(builder);
  await builder.limitMemory('deals');
  await deriveMarket(builder, fictionalData);
  await builder.limitMemory('index');
  await deriveAreas(builder);
  collectGarbage();
  await builder.index();
}

/** Sales, rents, and the transactions of both. */
async function deriveMarket(builder: SnapshotBuilder, fictionalData: FictionalData | null): Promise<void> {
  await deriveDeals(builder, fictionalData);
  await deriveTransactions(builder, fictionalData);
}

/** What is counted or scored over objects of a place. */
async function deriveAreas(builder: SnapshotBuilder): Promise<void> {
  await deriveDensity(builder);
  await deriveStreets(builder);
  await deriveGemeenten(builder);
  await deriveScores(builder);
}
