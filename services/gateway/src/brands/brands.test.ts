import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Brand, PageBrand } from '@kavel/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { enableFiles } from '../web/files';
import { webRoutes } from '../web/web-routes';
import { type BrandSource, brandsIn } from './brand-source';

const ownBrands = resolve(import.meta.dirname, '../../../../brands');
let folder: string;
let app: FastifyInstance;
let brands: BrandSource;
const complaints: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-brands-'));
  mkdirSync(join(folder, 'host'));
  writeFileSync(
    join(folder, 'host/index.html'),
    '<head><!-- brand --><title>Kavel</title><!-- /brand -->' +
      '<script type="application/json" id="kavel-brand">__BRAND__</script></head>',
  );
  cpSync(ownBrands, join(folder, 'brands'), { recursive: true });
  complaints.length = 0;
  brands = brandsIn(join(folder, 'brands'), problem => complaints.push(problem));
  app = fastify();
  enableFiles(app);
  app.after(() =>
    webRoutes(app, {
      hostBuild: join(folder, 'host'),
      remotes: {
        registry: () => ({ remotes: [] }),
        hasTrials: () => false,
        releaseKey: () => undefined,
        folderOf: async () => null,
        close: () => undefined,
      },
      brands,
      config: { environment: 'accept', analyticsScript: null, tileServer: null },
    }),
  );
  await app.ready();
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (url: string, cookie = '') => {
  const answer = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  const page: PageBrand = JSON.parse(answer.body.match(/id="kavel-brand">(.*?)<\/script>/)?.[1] ?? 'null');
  return { ...page, html: answer.body, cookie: String(answer.headers['set-cookie'] ?? '') };
};

/** A copy of another brand, with changes. */
function addBrand(id: string, change: (brand: Brand) => Brand): void {
  const target = join(folder, 'brands', id);
  cpSync(join(ownBrands, 'vesteda'), target, { recursive: true });
  const brand: Brand = JSON.parse(readFileSync(join(target, 'brand.json'), 'utf8'));
  writeFileSync(join(target, 'brand.json'), JSON.stringify(change(brand)));
}

it('all our brands are valid, with readable colours in light and dark', () => {
  expect(brands.all().map(({ shown }) => shown.id)).toEqual(readdirSync(ownBrands));
  expect(complaints).toEqual([]);
});

it.each([
  ['/vesteda', 'Vesteda', '#8A2846'],
  ['/abn-monitoring', 'ABN Monitoring', '#00604B'],
])('%s opens with its own name, title, colours, favicon and logo', async (door, name, accent) => {
  const { brand, html } = await open(door);
  expect(brand?.name).toBe(name);
  expect(html).toContain(`<title>${name} ·`);
  expect(html).not.toContain('<title>Kavel');
  expect(html).toContain(`--kavel-colors-accent:${accent}`);
  expect(html).toMatch(/rel="icon"[^>]*\/brands\//);
  for (const address of Object.values(brand?.logo ?? {})) {
    const logo = await app.inject({ url: address });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['cache-control']).toContain('immutable');
  }
});

it('a new folder is served on the next page, without a restart', async () => {
  expect((await open('/gemeente')).brand).toBeNull();
  addBrand('gemeente', brand => ({ ...brand, name: 'Gemeente', title: 'A <b> "title"', door: '/gemeente' }));
  const { brand, html, doors } = await open('/gemeente/deep/route');
  expect(brand).toMatchObject({ id: 'gemeente', door: '/gemeente' });
  expect(html).toContain('<title>A &#60;b&#62; &#34;title&#34;</title>');
  expect(doors).toContain('/gemeente');
});

/** Cookies of a browser that used an entrance, with a session that has these permissions. */
async function entered(door: string, permissions?: readonly string[]): Promise<string> {
  const { cookie } = await open(door);
  expect(cookie).toContain('HttpOnly');
  const [brand = ''] = cookie.split(';');
  if (!permissions) return brand;
  const claims = Buffer.from(JSON.stringify({ perm: permissions })).toString('base64url');
  return `${brand}; jwt_token=e30.${claims}.x`;
}

it('stays for users of the partner on all pages, and ends at Kavel’s own entrance', async () => {
  const cookie = await entered('/vesteda', ['auth.vesteda']);
  expect((await open('/login', cookie)).brand?.id).toBe('vesteda');
  expect((await open('/search?x=1', cookie)).brand?.id).toBe('vesteda');
  expect((await open('/abn-monitoring', cookie)).brand?.id).toBe('abn-monitoring');
  const home = await open('/', cookie);
  expect(home.brand).toBeNull();
  expect(home.cookie).toContain('Max-Age=0');
  expect((await open('/login')).brand).toBeNull();
});

it('ends for a user without the permission of the entrance, on every page but the entrance itself', async () => {
  const cookie = await entered('/vesteda', ['auth.portfolio-hub']);
  const search = await open('/search', cookie);
  expect(search.brand).toBeNull();
  expect(search.cookie).toContain('Max-Age=0');
});

it('stays for a visitor on the sign-in page of the entrance and nowhere else', async () => {
  const cookie = await entered('/vesteda');
  expect((await open('/login', cookie)).brand?.id).toBe('vesteda');
  const search = await open('/search', cookie);
  expect(search.brand).toBeNull();
  expect(search.cookie).toContain('Max-Age=0');
});

it('a path that only shares a prefix with an entrance is not behind it', async () => {
  expect((await open('/vestedalen')).brand).toBeNull();
});

it.each([
  [
    'unreadable colours',
    (brand: Brand) => ({
      ...brand,
      colours: { ...brand.colours, dark: { ...brand.colours.dark, accent: '#333333' } },
    }),
    'dark: accent on ground',
  ],
  ['an unknown field', (brand: Brand) => ({ ...brand, script: 'alert(1)' }), 'script'],
  ['a door that is no path', (brand: Brand) => ({ ...brand, door: 'https://elsewhere.example' }), 'door'],
] as const)('%s: the brand is skipped with the reason, the others stay', async (_, change, reason) => {
  addBrand('broken', brand => change({ ...brand, door: '/broken' }) as Brand);
  expect((await open('/broken')).brand).toBeNull();
  expect((await open('/vesteda')).brand?.id).toBe('vesteda');
  expect(complaints).toEqual([expect.stringContaining(reason)]);
});

it.each(['/brands/vesteda/brand.json', '/brands/vesteda/..%2fx', '/brands/nobody/logo.svg'])(
  'returns 404 for %s',
  async url => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);
