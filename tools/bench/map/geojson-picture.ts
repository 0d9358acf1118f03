import { makeCountryFile } from '@kavel/demo-data/bench';
import type { Browser } from '@playwright/test';
import { type Figure, forComparison } from '../figure';
import { withoutNames } from './painted-picture';

const buurten = 14_000;
const page = 'http://localhost:4193/geojson';

/** The alternative: all outlines as one GeoJSON, drawn with the plain canvas of the browser. */
export async function measureGeoJson(browser: Browser): Promise<Figure[]> {
  const outlines = makeCountryFile(buurten);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(withoutNames);
  const tab = await context.newPage();
  await tab.route(`${page}**`, route =>
    route.request().url() === page
      ? route.fulfill({ contentType: 'text/html', body: '<canvas width="1440" height="900"></canvas>' })
      : route.fulfill({ contentType: 'application/geo+json', body: outlines }),
  );
  await tab.goto(page);
  const { opened, recoloured } = await tab.evaluate(drawGeoJson, `${page}/buurten`);
  await context.close();
  return [
    forComparison(`GeoJSON of ${buurten} buurten, whole outlines`, outlines.length / 1e6, 'MB'),
    forComparison('GeoJSON: fetched, parsed and painted', opened, 'ms'),
    forComparison('GeoJSON: painted again', recoloured, 'ms'),
  ];
}

interface OutlineFile {
  features: { geometry: { coordinates: [number, number][][] | [number, number][][][] } }[];
}

/** Runs in the page. */
async function drawGeoJson(url: string): Promise<{ opened: number; recoloured: number }> {
  const context = document.querySelector('canvas')?.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  const begun = performance.now();
  const { features } = (await (await fetch(url)).json()) as OutlineFile;
  const paths = features.map(({ geometry: { coordinates } }) => {
    const path = new Path2D();
    for (const ring of coordinates.flat(Array.isArray(coordinates[0]?.[0]?.[0]) ? 1 : 0) as [
      number,
      number,
    ][][])
      for (const [at, [lon, lat]] of ring.entries()) {
        const x = (lon - 3) * 330;
        const y = (53.7 - lat) * 300;
        if (at === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    return path;
  });
  const paint = async (shift: number) => {
    for (const [at, path] of paths.entries()) {
      context.fillStyle = `hsl(${((at + shift) * 40) % 360} 60% 50%)`;
      context.fill(path);
    }
    // The pixels are asked for, as the browser may paint later.
    context.getImageData(0, 0, 1, 1);
  };
  await paint(0);
  const opened = performance.now() - begun;
  const again = performance.now();
  await paint(1);
  return { opened, recoloured: performance.now() - again };
}
