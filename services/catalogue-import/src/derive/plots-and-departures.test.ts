import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import { objectId, writeObjects, writePanden } from '../testing/bag-fixture';
import { importFolder } from '../testing/import-folder';
import { zipOf } from '../testing/zip-fixture';

const pandId = '0299100000000001';
const hours = Array.from({ length: 12 }, (_, at) => String(6 + at).padStart(2, '0'));

/** Twelve buses on Mondays from `a` to `b`, of which one before seven, and one on Sundays. */
const gtfs = {
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\na,Kade,52.202,5.5\nb,Brug,52.198,5.5\n',
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'monday,1,0,0,0,0,0,0,20261101,20261114',
    'sunday,0,0,0,0,0,0,1,20261101,20261114',
  ].join('\n'),
  'trips.txt': ['route_id,service_id,trip_id', ...hours.map(hour => `1,monday,m${hour}`), '1,sunday,s'].join(
    '\n',
  ),
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...hours.flatMap(hour => [
      `m${hour},${hour}:30:00,${hour}:30:00,a,1`,
      `m${hour},${hour}:40:00,${hour}:40:00,b,2`,
    ]),
    's,10:00:00,10:00:00,b,1',
    's,10:10:00,10:10:00,a,2',
  ].join('\n'),
};

const square = [
  [5.4999, 52.1999],
  [5.5004, 52.1999],
  [5.5004, 52.2004],
  [5.4999, 52.2004],
  [5.4999, 52.1999],
];
/** Wider than a tile in which objects and plots meet. */
const estate = [
  [5.53, 52.19],
  [5.6, 52.19],
  [5.6, 52.21],
  [5.53, 52.21],
  [5.53, 52.19],
];
const plot = (id: string, area: number, ring = square) => ({
  type: 'Feature',
  properties: { identificatie_lokaal_id: id, kadastrale_grootte_waarde: area },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

test('objects have departures within 500 m and a share of the open plot, also after plots and timetable came later', async () => {
  const folder = await importFolder();
  try {
    const objects = await writeObjects(folder.path, [
      { id: objectId(1), at: [5.5, 52.2], pandId },
      { id: objectId(2), at: [5.50001, 52.2], pandId },
      { id: objectId(3), at: [5.52, 52.2], pandId: '0299100000000009' },
      { id: objectId(4), at: [5.59, 52.2], pandId: '0299100000000004' },
    ]);
    const panden = await writePanden(folder.path, [
      { id: pandId },
      { id: '0299100000000004', at: [5.59, 52.2] },
    ]);
    const plots = join(folder.path, 'percelen.geojson');
    const collection = {
      type: 'FeatureCollection',
      features: [plot('1', 900), plot('2', 0), plot('3', 5_000, estate)],
    };
    await writeFile(plots, JSON.stringify(collection));
    const timetable = join(folder.path, 'dienstregeling.zip');
    await writeFile(timetable, zipOf(gtfs));
    await folder.bring({ kind: 'bag', paths: [panden, objects] });
    const outcome = await folder.bring(
      { kind: 'brk', paths: [plots] },
      { kind: 'timetable', paths: [timetable] },
    );
    expect(outcome.files[0]).toMatchObject({ what: 'plots', accepted: 2, rejected: 1 });
    const measured = () =>
      folder.look(snapshot =>
        snapshot.rows<{ departures: number | null; plot: number | null; footprint: number }>(
          'SELECT departures, plot_free AS plot, footprint FROM verblijfsobject ORDER BY object_id',
        ),
      );
    const [one, other, away, far] = await measured();
    const footprint = one?.footprint ?? 0;
    expect(footprint).toBeGreaterThan(50);
    // Eleven of the buses in twelve hours, from the first stop only: nobody leaves from the last.
    const expected = { departures: 0.9, plot: Math.round((900 - footprint) / 2), footprint };
    expect([one, other]).toEqual([expected, expected]);
    expect(away).toMatchObject({ departures: 0, plot: null });
    expect(far).toMatchObject({ plot: 5_000 - (far?.footprint ?? 0) });
    await new SnapshotFiles(folder.path).rollBack();
    expect((await measured())[0]).toMatchObject({ departures: null, plot: null });
  } finally {
    await folder.remove();
  }
}, 60_000);
