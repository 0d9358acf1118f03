import { catalogueStatus, objectsById } from '@kavel/catalogue';
import { realData } from '@kavel/service-kit/testing';
import type { ImportJob } from './run-import';
import { contentsOf, type ImportFolder, importFolder } from './testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

describe('real business park in Apeldoorn', () => {
  const { path: source, test: orSkip } = realData('apeldoorn_noord');
  const jobs: ImportJob[] = [
    { kind: 'bag', paths: [`${source}/panden.geojson`, `${source}/verblijfsobjecten.geojson`] },
    { kind: 'ep-online', paths: [`${source}/energielabels_7311-7351.csv.gz`] },
    { kind: 'cbs', paths: [`${source}/buurt.geojson`, `${source}/wijken_cbs2024_apeldoorn.geojson`] },
  ];

  orSkip(
    'comes in whole, and twice is the same as once',
    async () => {
      const outcome = await folder.bring(...jobs);
      expect(outcome.files.map(({ accepted, rejected, what }) => [what, accepted, rejected])).toEqual([
        ['panden', 382, 0],
        ['verblijfsobjecten', 490, 0],
        ['energielabels', 25_691, 11],
        ['buurten', 1, 0],
        ['wijken', 16, 0],
      ]);
      const status = await folder.look(catalogueStatus);
      expect(status).toMatchObject({
        objects: 490,
        panden: 382,
        buurten: 1,
        datasets: [{ name: 'Apeldoorn', objects: 490, fictional: false }],
      });
      const [known] = await folder.look(snapshot => objectsById(snapshot, ['0200010000027860']));
      expect(known).toMatchObject({
        straat: 'Boogschutterstraat',
        huisnummer: 1,
        huisletter: 'A',
        energielabel: 'A+',
        buurtcode: 'BU02000706',
        wijknaam: 'Noordoost',
        gemeentenaam: 'Apeldoorn',
        vtwType: 'kantoor',
      });
      const once = await contentsOf(folder);
      await folder.bring(...[...jobs].reverse());
      expect(await contentsOf(folder)).toEqual(once);
    },
    120_000,
  );

  const doesburg = realData('doesburg_bag/panden_current.geojson');
  doesburg.test(
    'real buildings of another source: Doesburg',
    async () => {
      const outcome = await folder.bring({ kind: 'bag', paths: [doesburg.path] });
      expect(outcome.files).toMatchObject([{ what: 'panden', accepted: 7_395, rejected: 0 }]);
    },
    120_000,
  );
});
