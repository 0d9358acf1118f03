import fc from 'fast-check';
import { isBare, readAddress, writeAddress } from './workspace-address';

const objectId = '0200010000130331';
const panels = ['portfolio', 'layers'];
const portfolioId = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';

test('a link says all that the workspace shows', () => {
  const query = writeAddress(new URLSearchParams(), {
    selection: { layer: 'object', id: objectId },
    portfolioId,
    panel: 'portfolio',
    camera: { lon: 5.964, lat: 52.2225, zoom: 15.5 },
  });
  expect(query.get('object')).toBe(objectId);
  expect(readAddress(query, panels)).toEqual({
    selection: { layer: 'object', id: objectId },
    portfolioId,
    panel: 'portfolio',
    camera: { lon: 5.964, lat: 52.2225, zoom: 15.5 },
  });
});

test('a camera keeps its place to a metre and its zoom to a hundredth', () => {
  const camera = fc.record({
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    zoom: fc.double({ min: 0, max: 22, noNaN: true }),
  });
  fc.assert(
    fc.property(camera, written => {
      const read = readAddress(writeAddress(new URLSearchParams(), { camera: written }), panels).camera;
      expect(Math.abs((read?.lon ?? 999) - written.lon)).toBeLessThan(1e-5);
      expect(Math.abs((read?.lat ?? 999) - written.lat)).toBeLessThan(1e-5);
      expect(Math.abs((read?.zoom ?? 999) - written.zoom)).toBeLessThan(0.01);
    }),
  );
});

test('leaves out what makes no sense', () => {
  const query = new URLSearchParams('object=12&portfolio=x&panel=games&lon=5&lat=abc&z=3');
  expect(readAddress(query, panels)).toEqual({
    selection: null,
    portfolioId: null,
    panel: null,
    camera: null,
  });
  expect(readAddress(new URLSearchParams('lon=&lat=&z='), panels).camera).toBeNull();
});

test('a change leaves the rest of the address alone', () => {
  const query = new URLSearchParams(`object=${objectId}&panel=layers&utm=x`);
  expect(writeAddress(query, { selection: null }).toString()).toBe('panel=layers&utm=x');
});

test('what is chosen of another layer is named with its layer, and replaces a chosen object', () => {
  const selection = { layer: 'projects', id: portfolioId };
  const query = writeAddress(new URLSearchParams(`object=${objectId}`), { selection });
  expect(query.has('object')).toBe(false);
  expect(readAddress(query, panels).selection).toEqual(selection);
  expect(writeAddress(query, { selection: null }).toString()).toBe('');
  expect(readAddress(new URLSearchParams('chosen=nothing'), panels).selection).toBeNull();
});

test('an address is bare when it says nothing of the workspace', () => {
  expect(isBare(new URLSearchParams('utm=x'))).toBe(true);
  expect(isBare(new URLSearchParams('panel=layers'))).toBe(false);
});
