import { writeFile } from 'node:fs/promises';
import type { Town } from '../town/town';
import { busTimetable } from './bus-lines';
import { osmFile } from './osm-file';
import { roadNetwork } from './road-network';

/** Files that travel times rest on. */
export interface TravelFiles {
  roads: string;
  timetable: string;
}

export function travelPaths(path: (name: string) => string): TravelFiles {
  return { roads: path('kavelstede.osm.pbf'), timetable: path('kavelbus.gtfs.zip') };
}

export async function writeTravel(town: Town, files: TravelFiles, today: Date): Promise<void> {
  await writeFile(files.roads, osmFile(roadNetwork(town.grounds)));
  await writeFile(files.timetable, busTimetable(town, today));
}
