import { createHash } from 'node:crypto';
import { objectRowsInside, type Snapshot } from '@kavel/catalogue';
import { Inside, type Polygon, toGridX, toGridY } from '@kavel/catalogue/geo';
import type { Outline } from '@kavel/contracts/work-areas';
import { type ObjectsInside, objectsInside, snapshotIndex } from '@kavel/locator-index';
import type { OrganisationCaller } from '@kavel/service-kit';
import type { SalesStore } from '../own-sales/repositories/store';
import { keepOutlines, readOutlines } from './repositories/outlines';

/** A bit per object takes a megabyte at ten million objects. */
const mostHeld = 24;

/** Outlines that organisations filter by: registered in the database, and their objects kept in memory. */
export class OutlineBook {
  private readonly objects = new Map<string, Promise<ObjectsInside>>();

  constructor(private readonly store: SalesStore) {}

  /** The key of the outlines: the same ones have the same key. */
  async keep(caller: OrganisationCaller, outlines: readonly Outline[]): Promise<string> {
    const id = createHash('sha256').update(JSON.stringify(outlines)).digest('base64url');
    await this.store.inOrganisation(caller, scope => keepOutlines(scope, id, outlines));
    return id;
  }

  /** Throws `not-found` for a key that the organisation has not registered. */
  async insideOf(caller: OrganisationCaller, key: string): Promise<Inside> {
    const outlines = await this.store.reading(caller, scope => readOutlines(scope, key));
    return new Inside(outlines.flatMap(({ coordinates }) => coordinates.map(gridPolygon)));
  }

  /** The objects of a snapshot inside; throws as `insideOf`. */
  objectsOf(snapshot: Snapshot, caller: OrganisationCaller, key: string): Promise<ObjectsInside> {
    const id = `${snapshot.id} ${caller.organisationId} ${key}`;
    const held = this.objects.get(id) ?? this.find(snapshot, caller, key);
    this.objects.delete(id);
    this.objects.set(id, held);
    held.catch(() => this.objects.delete(id));
    const [oldest] = this.objects.keys();
    if (this.objects.size > mostHeld && oldest !== undefined) this.objects.delete(oldest);
    return held;
  }

  private async find(snapshot: Snapshot, caller: OrganisationCaller, key: string): Promise<ObjectsInside> {
    const inside = await this.insideOf(caller, key);
    const [index, rows] = await Promise.all([snapshotIndex(snapshot), objectRowsInside(snapshot, inside)]);
    return objectsInside(index, rows);
  }
}

type Rings = Outline['coordinates'][number];

/** In grid cells; y is reversed there, which does not affect containment. */
function gridPolygon(rings: Rings): Polygon {
  return rings.map(ring => ring.slice(0, -1).flatMap(([lon, lat]) => [toGridX(lon), toGridY(lat)]));
}
