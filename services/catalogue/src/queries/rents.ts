import type { RealEstateObject } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';
import { type NearbyQuery, nearbyValues, nearSql } from './near';
import { objectColumns } from './objects';

/** A rent with the let object. Euro a year, distance in metres. */
export interface NearbyRent extends RealEstateObject {
  date: string;
  annualRent: number;
  distance: number;
  fictionalRent: boolean;
}

/** Rents around a position, nearest first. */
export function rentsNear(snapshot: Snapshot, query: NearbyQuery): Promise<NearbyRent[]> {
  return snapshot.rows<NearbyRent>(
    `WITH near AS (${nearSql('rent')})
     SELECT ${objectColumns}, near.date::VARCHAR AS date, near.annual_rent AS "annualRent", near.distance,
       near.fictional AS "fictionalRent"
     FROM near JOIN verblijfsobject o ON o.object_id = near.object_id
     ORDER BY near.distance, near.date DESC, o.object_id`,
    nearbyValues(query),
  );
}
