import { exampleObject } from '../../../testing/example-object';
import { exampleSite as site } from '../../../testing/example-site';
import { siteLayers } from './site-layers';

const names = { heading: 'Perceel en pand', plot: 'Perceel', pand: 'Pand' };

test('the address and its neighbours are points, the plot and the pand outlines with a legend', () => {
  const [points, outlines] = siteLayers(exampleObject, site, names);
  expect(points?.source).toMatchObject({
    points: [
      { id: exampleObject.objectId, label: 'Anklaarseweg 129, 7323 AA Apeldoorn' },
      { label: 'Anklaarseweg 129A', quiet: true },
      { label: 'Anklaarseweg 131', quiet: true },
    ],
  });
  expect(outlines?.source).toMatchObject({
    data: { features: [{ properties: { kind: 'plot' } }, { properties: { kind: 'pand' } }] },
  });
});

test('nothing is drawn as a plot where none was imported', () => {
  const [, outlines] = siteLayers(exampleObject, { ...site, plot: null }, names);
  expect(outlines?.source).toMatchObject({ data: { features: [{ properties: { kind: 'pand' } }] } });
  const keys = siteLayers(exampleObject, { ...site, plot: null, pand: null }, names).map(({ key }) => key);
  expect(keys).not.toContain('site');
});
