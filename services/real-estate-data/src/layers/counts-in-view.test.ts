import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookInto, temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { buurtenInView } from './counts-in-view';

jest.setTimeout(60_000);

const view = { west: 5, south: 52, east: 5.1, north: 52.1 };

/** An area of CBS with this outline and these holes. */
function buurt(code: string, ...rings: [number, number][][]) {
  return {
    type: 'Feature',
    properties: { buurtcode: code, buurtnaam: code, gemeentecode: 'GM0001', gemeentenaam: 'Dorp' },
    geometry: { type: 'Polygon', coordinates: rings.map(ring => [...ring, ring[0]]) },
  };
}

function square(west: number, south: number, east: number, north: number): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

test('a buurt is in the view where its outline is, not where only its bounds are', async () => {
  const features = [
    buurt('BU00010001', square(5.02, 52.02, 5.04, 52.04)),
    buurt('BU00010002', square(5.08, 52.08, 5.3, 52.3)),
    buurt('BU00010003', square(4, 51, 6, 53)),
    // Around the view without covering any of it.
    buurt('BU00010004', square(4.8, 51.8, 5.3, 52.3), square(4.9, 51.9, 5.2, 52.2)),
    // Its bounds overlap the view; its sloped edge passes the corner.
    buurt('BU00010005', [
      [4.9, 52.05],
      [4.9, 52.2],
      [5.05, 52.2],
    ]),
    buurt('BU00010006', square(6, 53, 6.1, 53.1)),
  ];
  const folder = await temporaryFolder();
  const file = join(folder.path, 'buurten.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'cbs', paths: [file] }] });
  await lookInto(folder.path, async snapshot => {
    expect((await buurtenInView(snapshot, view)).codes.toSorted()).toEqual([
      'BU00010001',
      'BU00010002',
      'BU00010003',
    ]);
  });
  await folder.remove();
});
