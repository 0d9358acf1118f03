import { contractVersion, type RealEstateObject, type Registry } from '@kavel/contracts';
import { pageHead } from './page-head';
import { askedLanguage, publicPageAt, publicPages } from './public-page';
import { originOf } from './site-routes';
import { robots, sitemap } from './sitemap';

const said = (text: string) => ({ nl: text, en: `${text} (en)`, de: `${text} (de)` });
const route = (path: string, permission: 'auth.intern' | null, description?: string) => ({
  path,
  module: './Page',
  permission,
  title: said(`Titel van ${path}`),
  topBar: true,
  ...(description === undefined ? {} : { description: said(description) }),
});
const remote = (name: string, routes: ReturnType<typeof route>[]) => ({
  name,
  version: 'v1',
  contract: contractVersion,
  container: name,
  entry: `/remotes/${name}/v1/mf-manifest.json`,
  routes,
  navigation: [],
});
const registry: Registry = {
  remotes: [
    remote('marketing', [
      route('/', null, 'Vastgoed'),
      route('/estimate', null, '"><script>alert(1)</script>'),
      route('/search', null),
      route('/news/:slug', null, 'Een artikel'),
      route('/secret', 'auth.intern', 'Geheim'),
    ]),
    { ...remote('gone', [route('/gone', null, 'Uitgezet')]), state: 'disabled' },
  ],
};
const origin = 'https://kavel.example';

const object: RealEstateObject = {
  objectId: '0200010000130331',
  pandId: null,
  straat: 'Laan van "Goed" & <b>',
  huisnummer: 12,
  huisletter: 'A',
  huisnummertoevoeging: null,
  postcode: '7323AA',
  woonplaats: 'Apeldoorn',
  gemeentecode: null,
  gemeentenaam: null,
  wijkcode: null,
  wijknaam: null,
  buurtcode: null,
  buurtnaam: null,
  gebruiksdoelen: ['woonfunctie'],
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: null,
  energielabel: 'C',
  lon: 5.96,
  lat: 52.23,
  fictional: false,
};

function headAt(path: string, about?: RealEstateObject, language: 'nl' | 'de' = 'nl'): string {
  const page = publicPageAt(registry, path);
  if (!page) throw new Error(`${path} is not for search engines`);
  return pageHead({ page, language, origin, nonce: 'n0nce', object: about });
}

function structuredIn(head: string): Record<string, unknown> {
  return JSON.parse(
    /<script type="application\/ld\+json" nonce="n0nce">(.*)<\/script>/.exec(head)?.[1] ?? '',
  );
}

test('pages for search engines are public, described and without parameters', () => {
  expect(publicPages(registry).map(({ path }) => path)).toEqual(['/', '/estimate']);
  expect(publicPageAt(registry, '/estimate/')?.path).toBe('/estimate');
  expect(publicPageAt(registry, '/secret')).toBeUndefined();
});

test('a head has a title, a description, its address in each language, and what messengers read', () => {
  const head = headAt('/', undefined, 'de');
  expect(head).toContain('<title>Titel van / (de) · Kavel</title>');
  expect(head).toContain('<meta name="description" content="Vastgoed (de)" />');
  expect(head).toContain('<link rel="canonical" href="https://kavel.example/?lang=de" />');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://kavel.example/" />');
  expect(head).toContain('<meta property="og:locale" content="de_DE" />');
  expect(structuredIn(head)).toMatchObject({ '@type': 'WebSite', inLanguage: 'de' });
});

test('no text ends an attribute, an element or the data for engines', () => {
  const head = headAt('/estimate');
  expect(head).not.toMatch(/<script>|alert\(1\)<\/script>/);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(structuredIn(head)).toMatchObject({ description: '"><script>alert(1)</script>' });
});

test('a page for an address is described by it, and stays one page for engines', () => {
  const head = headAt('/estimate', object);
  expect(head).toContain('Wat is Laan van &#34;Goed&#34; &#38; &#60;b&#62; 12A, Apeldoorn waard?');
  expect(head).toContain('(118 m², energielabel C): de geschatte waarde');
  expect(head).toContain('<link rel="canonical" href="https://kavel.example/estimate" />');
  expect(head).toContain('content="https://kavel.example/estimate?address=0200010000130331"');
  expect(head).toContain(
    'property="og:image" content="https://kavel.example/api/reports/object-pictures/0200010000130331?language=nl"',
  );
  expect(structuredIn(head)).toMatchObject({
    about: { '@type': 'Accommodation', floorSize: { value: 118 }, address: { addressLocality: 'Apeldoorn' } },
  });
});

test('the language is the one that the address asks for', () => {
  expect(['lang=en', 'lang=fr', ''].map(query => askedLanguage(new URLSearchParams(query)))).toEqual([
    'en',
    'nl',
    'nl',
  ]);
});

test('the sitemap lists every page in each language', () => {
  const places = [...sitemap(registry, origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    'https://kavel.example/',
    'https://kavel.example/?lang=en',
    'https://kavel.example/?lang=de',
    'https://kavel.example/estimate',
    'https://kavel.example/estimate?lang=en',
    'https://kavel.example/estimate?lang=de',
  ]);
  expect(robots(origin)).toContain('Sitemap: https://kavel.example/sitemap.xml');
});

test.each([
  ['the configured address', 'https', 'evil.example', 'https://kavel.example', 'https://kavel.example'],
  ['a host of this machine', 'http', 'localhost:4000', undefined, 'http://localhost:4000'],
  ['no other host', 'https', 'evil.example', undefined, ''],
  ['no host that only begins like this machine', 'https', 'localhost.evil.example', undefined, ''],
])('addresses are those of %s', (_, protocol, host, configured, expected) => {
  expect(originOf({ protocol: protocol === 'https' ? 'https' : 'http', host }, configured)).toBe(expected);
});
