import type { ObjectSite } from '@kavel/contracts/passports';
import { siteFigures, withPlot } from './site-figures';
import { siteMap } from './site-map';

const neighbour = (address: string, inPand: boolean, distance: number) => ({
  ...{ objectId: '0200010000130331', lon: 5.9, lat: 52.2 },
  ...{ address, inPand, distance },
});
const site: ObjectSite = {
  plot: {
    ...{ plotId: 'APD01 A 1', area: 215, fictional: true },
    // 0.001° north is 111.3 m; 0.001° east at 60° is 55.7 m.
    outline: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [5, 60],
            [5.001, 60],
            [5.001, 60.001],
            [5, 60],
          ],
        ],
      ],
    },
  },
  ...{ plotFree: 151, pand: null, othersInPand: 3 },
  neighbours: [neighbour('Kade 1-2', true, 0), neighbour('Kade 3', false, 12)],
};

test('neighbours are told apart, and those that are not named are counted', () => {
  expect(siteFigures(site)).toEqual({
    plot: { id: 'APD01 A 1', area: 215, fictional: true },
    free: 151,
    inPand: [{ address: 'Kade 1-2', distance: 0 }],
    moreInPand: 2,
    beside: [{ address: 'Kade 3', distance: 12 }],
  });
});

test('the outline of the plot is drawn in metres from the address, above the ground and below what is built', () => {
  const around = { panden: [{ own: true, rings: [[0, 0, 1, 0, 1, 1]] }], ground: [] };
  const drawn = withPlot(around, site, { lon: 5, lat: 60 });
  expect(drawn?.plot).toEqual([[0, 0, 55.7, 0, 55.7, 111.3, 0, 0]]);
  expect(drawn && siteMap(drawn, '#123456')).toMatch(
    /d="M0 0L55.7 0L55.7 -111.3L0 0Z"[^>]*dasharray.*M0 0L1 0/,
  );
  expect(withPlot(around, null, { lon: 5, lat: 60 })).toBe(around);
  expect(withPlot(null, site, { lon: 5, lat: 60 })).toBeNull();
});
