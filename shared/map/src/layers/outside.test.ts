import { readOutsideTiles } from './outside';

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

test('takes no outside tiles unless configured', () => {
  expect(readOutsideTiles(pageWith(null))).toBeNull();
  expect(readOutsideTiles(pageWith(plain))).toBeNull();
});

test('takes the configured tile server and names it', () => {
  const url = 'https://tiles.example.nl/{z}/{x}/{y}.png';
  expect(readOutsideTiles(pageWith({ ...plain, tileServer: url }))).toEqual({
    url,
    attribution: 'tiles.example.nl',
  });
});
