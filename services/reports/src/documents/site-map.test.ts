import { siteMap } from './site-map';

const square = (x: number, y: number) => [[x, y, x + 10, y, x + 10, y + 10, x, y + 10]];

it('draws the own pand last in the accent, neighbours, known ground, scale bar and north', () => {
  const svg = siteMap(
    {
      panden: [
        { own: true, rings: square(0, 0) },
        { own: false, rings: square(20, 5) },
      ],
      ground: [
        { kind: 'water', line: false, rings: square(-50, -50) },
        { kind: 'rail', line: true, rings: [[-60, 0, 60, 0]] },
        { kind: 'unheard-of', line: false, rings: square(1, 1) },
      ],
    },
    '#8A2846',
  );
  expect(svg).toMatch(/^<svg [^>]*viewBox="-110 -62 220 124"/);
  expect(svg.match(/fill="#c9c6bf"/g)).toHaveLength(1);
  expect(svg.indexOf('#8A2846')).toBeGreaterThan(svg.indexOf('#c9c6bf'));
  expect(svg).toContain('M0 0L10 0L10 -10L0 -10Z');
  expect(svg).toContain('M-60 0L60 0"');
  expect(svg.match(/#cfe3ee/g)).toHaveLength(1);
  expect(svg).toContain('M-104 53.5V56H-79V53.5');
});

it('holds nothing but numbers of the data', () => {
  expect(siteMap({ panden: [], ground: [] }, '#000000')).not.toContain('<text');
});
