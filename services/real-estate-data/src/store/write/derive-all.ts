import type { SnapshotBuilder } from '../snapshot-builder';
import { together } from '../together';
import { assignAreas } from './assign-areas';
import { assignFacts } from './assign-facts';
import { deriveDeals } from './derive-deals';
import { deriveDensity } from './derive-density';
import { deriveGemeenten } from './derive-gemeenten';
import { deriveLabels } from './derive-labels';
import { dropSorted, sortedObjects, sortObjects, storeObjects } from './derive-objects';
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
  await builder.oneProcessorEach();
  await together(generateMissingDeals(builder, sortedObjects), storeSorted(builder));
  await dropSorted(builder);
  await together(deriveFromObjects(builder), builder.index());
}

/** More panden than these do not fit in the memory there is while the objects are stored: they are sorted after that. */
const mostPandenBeside = 1_000_000;

async function storeSorted(builder: SnapshotBuilder): Promise<void> {
  const panden = await builder.count(allOf('pand', 'identificatie'));
  const objects = builder.aside(storeObjects);
  if (panden <= mostPandenBeside) return together(objects, builder.aside(storePanden));
  await objects;
  await builder.aside(async alone => {
    await alone.allProcessors();
    await storePanden(alone);
    await alone.oneProcessorEach();
  });
}

async function deriveFromObjects(builder: SnapshotBuilder): Promise<void> {
  await deriveDeals(builder);
  await deriveDensity(builder);
  await deriveStreets(builder);
  await deriveGemeenten(builder);
}
