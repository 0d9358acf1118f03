import { catalogueApi, portfolioApi, unitApi } from '@kavel/contracts';
import { call, signIn } from '../api';
import { atMost, type Figure, type Measurement } from '../figure';
import { withKavel } from '../kavel';
import type { Answer } from '../record';
import { type Visitor, withVisitor } from '../visit';
import { demoAddresses } from './demo-addresses';

const shellBudget = 185;
const firstVisitBudget = 230;
/** Pages that visitors come in by. */
const publicPages = [
  '/',
  '/landing-page',
  '/estimate',
  '/estimate/boron',
  '/energielabelsprong-woningwaarde',
];
const remotePageBudget = 180;
/** The first page after the login. */
const startBudget = 120;

/** An address that no remote owns: only the shell is fetched there. */
const noPage = '/there-is-no-such-page';
/** A class that OpenLayers adds to every map element. */
const mapSign = 'ol-viewport';

/** A page of a remote; `map` when it shows one immediately. */
interface RemotePage {
  path: string;
  signedIn: boolean;
  map: boolean;
}

/** Network bytes of a first visit, from a production build, brotli as sent by the gateway. */
export const measureTransfer: Measurement = bench =>
  withKavel(bench, () =>
    withVisitor(async visitor => {
      const shell = {
        visitor: await shellScripts(visitor, false),
        member: await shellScripts(visitor, true),
      };
      const figures = [
        atMost('shell JavaScript on /login', kB(scripts(await visitor.visit('/login'))), 'kB', shellBudget),
        atMost('shell JavaScript, signed out', kB(shell.visitor), 'kB', shellBudget),
        atMost('shell JavaScript, signed in', kB(shell.member), 'kB', shellBudget),
      ];
      const withMap: string[] = [];
      const { say } = bench;
      for (const page of await remotePages()) {
        say(`${page.path}${page.signedIn ? ', signed in' : ''}: body and all bytes of every answer`);
        const answers = await visitor.visit(page.path, page);
        const known = page.signedIn ? shell.member : shell.visitor;
        figures.push(...pageFigures(page, answers, known));
        for (const { bodyBytes, allBytes, path } of answers) {
          say(`${String(bodyBytes).padStart(9)} ${String(allBytes).padStart(7)}  ${path}`);
        }
        if (!page.map && answers.some(({ source }) => source?.includes(mapSign))) withMap.push(page.path);
      }
      if (withMap.length > 0) say(`the map's code was loaded on ${withMap.join(', ')}`);
      return [...figures, atMost("pages without a map that load the map's code", withMap.length, 'pages', 0)];
    }),
  );

function pageFigures({ path, signedIn }: RemotePage, answers: Answer[], shell: Answer[]): Figure[] {
  const known = new Set(shell.map(answer => answer.path));
  const added = scripts(answers).filter(answer => !known.has(answer.path));
  if (!added.some(answer => answer.path.startsWith('/remotes/'))) {
    throw new Error(`No remote was loaded on ${path}: there is no page to measure.`);
  }
  const page = `${shapeOf(path)}${signedIn ? ', signed in,' : ''}`;
  const figures = [
    atMost(
      `JavaScript that ${page} adds`,
      kB(added),
      'kB',
      path === '/start' ? startBudget : remotePageBudget,
    ),
  ];
  if (!publicPages.includes(path)) return figures;
  const everything = answers.reduce((sum, { allBytes }) => sum + allBytes, 0) / 1000;
  return [...figures, atMost(`first visit of ${path} in all`, everything, 'kB', firstVisitBudget)];
}

async function remotePages(): Promise<RemotePage[]> {
  const addresses = await call(catalogueApi.suggestAddresses, { query: { q: 'a', limit: 2 } });
  const [address] = addresses;
  if (address === undefined) throw new Error('The demo data has no address that begins with an a.');
  const compared = addresses.map(({ objectId }) => objectId).join(',');
  const portfolio = await somePortfolio();
  return [
    ...publicPages.map(path => ({ path, signedIn: false, map: false })),
    { path: '/search', signedIn: false, map: true },
    { path: '/search', signedIn: true, map: true },
    { path: '/landing', signedIn: true, map: false },
    { path: '/start', signedIn: true, map: false },
    { path: '/valuations', signedIn: true, map: false },
    { path: `/${portfolio}/hub`, signedIn: true, map: true },
    { path: `/${portfolio}/rent-roll`, signedIn: true, map: false },
    { path: `/${portfolio}/value`, signedIn: true, map: false },
    { path: '/market', signedIn: true, map: true },
    { path: '/sourcing', signedIn: true, map: true },
    { path: `/passport/${address.objectId}`, signedIn: true, map: true },
    { path: `/score/${address.objectId}`, signedIn: true, map: true },
    { path: '/score/area/gemeente/GM9999', signedIn: true, map: true },
    { path: `/score/compare?ids=${compared}`, signedIn: true, map: false },
    { path: `/score/portfolio/${portfolio}`, signedIn: true, map: true },
    { path: `/sustainability-index?portfolio=${portfolio}`, signedIn: true, map: false },
    { path: `/sustainability-index/${address.objectId}`, signedIn: true, map: true },
    { path: `/office-valuation?id=${address.objectId}`, signedIn: true, map: true },
    { path: `/pdf?document=passport&id=${address.objectId}`, signedIn: true, map: false },
    { path: `/property-score-pdf?id=${address.objectId}`, signedIn: true, map: false },
    { path: '/pdf-export', signedIn: true, map: false },
    { path: '/technisch-pve', signedIn: true, map: false },
  ];
}

/** Id of a portfolio with some addresses. */
async function somePortfolio(): Promise<string> {
  const { access_token: token } = await signIn();
  const lines = (await demoAddresses(20, token)).map((text, at) => ({ line: at + 1, text }));
  const name = `Meting ${new Date().toISOString()}`;
  const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  await call(unitApi.addUnitsInBatch, { params: { id }, body: { lines } }, token);
  return id;
}

/** Scripts of the shell without a page. */
export async function shellScripts(visitor: Visitor, signedIn: boolean): Promise<Answer[]> {
  return scripts(await visitor.visit(noPage, { signedIn }));
}

export function scripts(answers: Answer[]): Answer[] {
  return answers.filter(({ script, status }) => script && status === 200);
}

export function kB(answers: Answer[]): number {
  return answers.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000;
}

function shapeOf(path: string): string {
  return path.replace(/\d{16}|[\da-f-]{36}/g, ':id');
}
