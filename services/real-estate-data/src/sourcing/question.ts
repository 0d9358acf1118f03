import { objectRowsInside, type Snapshot, type SourcingQuestion, sourcingObjects } from '@kavel/catalogue';
import { Inside, toGridX, toGridY } from '@kavel/catalogue/geo';
import { type SourcingBody, sourcingLimits } from '@kavel/contracts/sourcing';
import { type OrganisationCaller, ServiceError } from '@kavel/service-kit';
import type { OutlineBook } from '../outlines/outline-book';
import { unknownOutlines } from '../outlines/repositories/outlines';

/** Who asks, and where registered outlines are found. */
export interface Asker {
  caller: OrganisationCaller | null | undefined;
  outlines: OutlineBook | undefined;
}

/**
 * The question to the catalogue. Throws `not-found` for unknown outlines, and `unprocessable` for an area with more objects
 * than one call may rank.
 */
export async function questionOf(
  snapshot: Snapshot,
  body: SourcingBody,
  asOf: string,
  asker: Asker,
): Promise<SourcingQuestion> {
  const { functions, labels, areaRange, yearRange, exclude } = body;
  const area = await areaOf(snapshot, body.area, asker);
  const question = { area, functions, labels, areaRange, yearRange, exclude, asOf };
  const objects = await sourcingObjects(snapshot, question);
  if (objects > sourcingLimits.objects)
    throw new ServiceError(
      'unprocessable',
      `The area has ${objects} addresses; at most ${sourcingLimits.objects} can be ranked. Choose a wijk or buurt, or draw a smaller area.`,
      { objects, most: sourcingLimits.objects },
    );
  return question;
}

async function areaOf(
  snapshot: Snapshot,
  { areaType, areaKey, polygon, within }: SourcingBody['area'],
  { caller, outlines }: Asker,
): Promise<SourcingQuestion['area']> {
  if (areaType && areaKey) return { areaType, areaKey };
  if (polygon) {
    const rings = polygon.coordinates.map(ring =>
      ring.slice(0, -1).flatMap(([lon, lat]) => [toGridX(lon), toGridY(lat)]),
    );
    return { rows: await objectRowsInside(snapshot, new Inside([rings])) };
  }
  if (!outlines || !caller || within === undefined) throw unknownOutlines();
  return { rows: await objectRowsInside(snapshot, await outlines.insideOf(caller, within)) };
}
