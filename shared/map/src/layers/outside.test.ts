import { outsideLayers } from './outside';

function pageWith(config: object | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (config) {
    const script = page.createElement('script');
    script.type = 'application/json';
    script.id = 'kavel-config';
    script.textContent = JSON.stringify(config);
    page.head.append(script);
  }
  return page;
}

const plain = { environment: 'accept', analyticsScript: null, tileServer: null };

test('adds no external tiles unless configured', () => {
  expect(outsideLayers(pageWith(null))).toEqual([]);
  expect(outsideLayers(pageWith(plain))).toEqual([]);
});

test('adds the configured tile server with its attribution', () => {
  const url = 'https://tiles.example.nl/{z}/{x}/{y}.png';
  expect(outsideLayers(pageWith({ ...plain, tileServer: url }))).toMatchObject([
    { source: { kind: 'raster', url }, attribution: 'tiles.example.nl' },
  ]);
});
