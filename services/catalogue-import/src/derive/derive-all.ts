import type { SnapshotBuilder } from '../snapshot-builder';
import { together } from '../together';
import { assignAreas } from './assign-areas';
import { assignFacts } from './assign-facts';
import { deriveDeals } from './derive-deals';
import { deriveDensity } from './derive-density';
import { deriveGemeenten } from './derive-gemeenten';
import { deriveLabels } from './derive-labels';
import { dropSorted, mostBeside, sortedObjects, sortObjects, storeObjects } from './derive-objects';
import { storePanden } from './derive-panden';
import { deriveStreets } from './derive-streets';
import { allOf } from './draft-bag';
import { generateMissingDeals } from './generate-deals';

/**
 * Makes anew what follows from what the registers say of each object: area, type, label and year, the order for tiles, and
 * all that follows from those. The result does not depend on the order of imports.
 */
export async function deriveAll(builder: SnapshotBuilder): Promise<void> {
  await assignAreas(builder);
  await assignFacts(builder);
  await deriveLabels(builder);
  await sortObjects(builder);
  const panden = await builder.count(allOf('pand', 'identificatie'));
  const objects = await builder.count(sortedObjects);
  await builder.oneProcessorEach();
  await (Math.max(panden, objects) > mostBeside ? storeInTurn(builder) : storeBeside(builder));
}

async function storeBeside(builder: SnapshotBuilder): Promise<void> {
  await together(
    generateMissingDeals(builder, sortedObjects),
    builder.aside(storeObjects),
    builder.aside(storePanden),
  );
  await dropSorted(builder);
  await together(deriveFromObjects(builder), builder.index());
}

async function storeInTurn(builder: SnapshotBuilder): Promise<void> {
  await together(generateMissingDeals(builder, sortedObjects), builder.aside(storeObjects));
  await builder.allProcessors();
  await storePanden(builder);
  await dropSorted(builder);
  await deriveFromObjects(builder);
  await builder.index();
}

async function deriveFromObjects(builder: SnapshotBuilder): Promise<void> {
  await deriveDeals(builder);
  await deriveDensity(builder);
  await deriveStreets(builder);
  await deriveGemeenten(builder);
}
