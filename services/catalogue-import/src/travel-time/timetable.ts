import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { packTimetable } from '@kavel/engine/travel-time';
import { readHead } from '../files/read-text';
import { zipEntries } from '../files/zip-entries';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { readRows } from '../sheets/read-rows';
import { mergeBySource } from '../surroundings/merge-facts';
import { CallColumns } from './calls';
import { stageDepartures } from './departures';
import type { ReadRow } from './read-row';
import { Services } from './services';
import { mergeNetwork, stageNetwork } from './store-network';
import { stopReader } from './timetable-stops';

/** A timetable in GTFS. Its stops are those of the map too, which `stops` imports. */
export const timetableImporter: Importer = {
  kind: 'timetable',
  read: readTimetable,
  async merge({ builder }) {
    await mergeNetwork(builder);
    await mergeBySource(builder, 'stop_departures');
  },
};

const zipHead = '504b0304';

async function readTimetable(path: string, context: ImportContext): Promise<FileCount> {
  if (!(await readHead(path)).startsWith(zipHead))
    throw new ImportError(
      path,
      'is no zip; a timetable is a GTFS zip with stops.txt, trips.txt and stop_times.txt',
    );
  const gtfs = new GtfsZip(path, context);
  const services = new Services();
  const stops = stopReader();
  await gtfs.each('stops.txt', ['stop_id', 'stop_lat', 'stop_lon'], 'stop_id', stops.read);
  const hasCalendar = await gtfs.each(
    'calendar.txt',
    ['service_id', 'monday', 'start_date'],
    'service_id',
    services.week,
  );
  const hasDates = await gtfs.each(
    'calendar_dates.txt',
    ['service_id', 'date'],
    'service_id',
    services.exception,
  );
  if (!hasCalendar && !hasDates)
    throw new ImportError(path, 'has neither calendar.txt nor calendar_dates.txt');
  const calls = new CallColumns(services.numbers, stops.numbers);
  await gtfs.must('trips.txt', ['trip_id', 'service_id'], 'trip_id', calls.trip);
  await gtfs.must('stop_times.txt', ['trip_id', 'stop_id', 'stop_sequence'], 'trip_id', calls.call);
  const timetable = { ...stops.columns(), ...services.columns(path), ...calls.columns() };
  const trips = timetable.tripService.length;
  if (trips > 0) {
    await stageNetwork('timetable', path, packTimetable(timetable), context);
    await stageDepartures(path, timetable, context);
  }
  return { read: calls.tripsRead, accepted: trips, what: 'trips' };
}

/** Files of a GTFS zip in any order. */
class GtfsZip {
  private rows = 0;

  constructor(
    private readonly path: string,
    private readonly context: ImportContext,
  ) {}

  async must(name: string, required: readonly string[], id: string, read: ReadRow): Promise<void> {
    if (!(await this.each(name, required, id, read)))
      throw new ImportError(this.path, `is a zip without a ${name}, and so no GTFS`);
  }

  /** False when the zip has no such file. */
  async each(name: string, required: readonly string[], id: string, read: ReadRow): Promise<boolean> {
    const { builder, rejects, progress } = this.context;
    const work = builder.files.building(builder.id);
    for await (const { bytes } of zipEntries(this.path, work, found => found === name)) {
      const unpacked = `${work}.${name}`;
      try {
        await pipeline(Readable.from(bytes), createWriteStream(unpacked));
        for await (const row of readRows(unpacked, required, header => header.toLowerCase())) {
          this.rows += 1;
          if (this.rows % 100_000 === 0) progress(this.rows);
          const problem = 'problem' in row ? row.problem : read(row);
          if (problem === undefined) continue;
          const rowId = 'problem' in row ? '' : (row.get(id) ?? '');
          rejects.add({ file: `${this.path} > ${name}`, position: row.line, id: rowId, reason: problem });
        }
        return true;
      } finally {
        await rm(unpacked, { force: true });
      }
    }
    return false;
  }
}
