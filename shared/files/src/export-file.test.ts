import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Endpoint, valuationApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { documentBatchApi, reportApi } from '@kavel/contracts/reports';
import { serviceApi } from '@kavel/contracts/services';
import { unitExportApi } from '@kavel/contracts/units';
import { fakeServer, Refusal, signIn } from '@kavel/testing';
import { exportFile } from './export-file';

const offered: string[] = [];
beforeEach(() => {
  offered.length = 0;
  signIn([]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    offered.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const objectId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const exported = { object: 'valuation' as const, objectId, rows: 12 };
const content = new Blob(['a;b']);

it('records an export before it offers the file', async () => {
  const calls = fakeServer({
    'POST /portfolio/exports': () => {
      expect(offered).toEqual([]);
      return null;
    },
  });
  await exportFile({ content, fileName: 'units.csv', ...exported });
  expect(calls.map(({ body }) => body)).toEqual([{ ...exported, fileName: 'units.csv' }]);
  expect(offered).toEqual(['units.csv']);
});

it('offers no file that could not be recorded', async () => {
  fakeServer({
    'POST /portfolio/exports': () => {
      throw new Refusal('unavailable');
    },
  });
  await expect(exportFile({ content, fileName: 'units.csv', ...exported })).rejects.toThrow();
  expect(offered).toEqual([]);
});

const root = resolve(__dirname, '../../..');
/** Only their `src`: a recursive walk from higher up would follow links in `node_modules` in a cycle. */
const packages = [
  'host',
  ...['remotes', 'shared'].flatMap(below => readdirSync(join(root, below)).map(name => join(below, name))),
];
/** Source files of all browser code, by path. */
const sources = new Map(
  packages
    .map(folder => join(root, folder, 'src'))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [relative(root, path), readFileSync(path, 'utf8')] as const),
);
const holding = (pattern: RegExp) =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);

it('is the only way in which pages offer a file', () => {
  const shown = [
    'remotes/content/src/features/editor/ui/draw-picture.ts',
    'remotes/management/src/features/document-look/ui/read-logo.ts',
    'remotes/map-workspace/src/features/screenshot/ui/use-picture.ts',
    'remotes/portfolio-hub/src/features/services/ui/file-preview.tsx',
    'remotes/scores/src/features/documents/ui/document-picture.tsx',
  ];
  const way = /createObjectURL|\bdownload=|\.download\s*=|showSaveFilePicker|msSaveBlob|href=.?.?data:/;
  expect(holding(way).toSorted()).toEqual([...shown, 'shared/files/src/save-file.ts'].toSorted());
  for (const path of shown) expect(sources.get(path)).not.toContain('.click()');
});

it('is bypassed only for files whose call is audited itself', () => {
  const recorded: Record<string, Endpoint[]> = {
    // A picture of public registers, without anything of the organisation.
    'remotes/map-workspace/src/features/screenshot/ui/screenshot-page.tsx': [],
    'remotes/portfolio-hub/src/features/bulk-upload/ui/result-download.tsx': [bulkApi.bulkResultFile],
    'remotes/portfolio-hub/src/features/services/api/save-service-file.ts': [serviceApi.downloadFile],
    // Headings, also of own columns, and made-up lines to fill in.
    'remotes/portfolio-hub/src/features/list-template/api/save-template.ts': [],
    // Recorded when it is asked for; only who asked can download it.
    'remotes/scores/src/features/document-batches/ui/batch-card.tsx': [documentBatchApi.createDocumentBatch],
    // A passport has nothing of the organisation: registers, the model's value and score.
    'remotes/scores/src/features/documents/ui/document-download.tsx': [
      reportApi.valuationReport,
      reportApi.portfolioReport,
    ],
    'remotes/portfolio-hub/src/features/units/api/save-unit-file.ts': [
      unitExportApi.exportUnits,
      reportApi.portfolioReport,
    ],
    // The report as it was made, and the signature over it, which is on record itself.
    // A public key, for whoever checks a signature.
    'remotes/management/src/features/signing-keys/ui/key-table.tsx': [],
    'remotes/scores/src/features/report-signature/ui/sign-report.tsx': [reportApi.valuationReport],
    'remotes/valuation/src/features/summary/ui/kate-export.tsx': [valuationApi.kateExport],
    // Rows of a file that the user has just chosen, with reasons.
    'shared/table-import/src/ui/rejected-rows.tsx': [],
  };
  const users = holding(/\bsaveFile\(/).filter(path => !path.startsWith('shared/files/'));
  expect(users.toSorted()).toEqual(Object.keys(recorded).toSorted());
  for (const { audit } of Object.values(recorded).flat())
    expect(audit?.kind).toMatch(/-(exported|downloaded)$/);
});

it('is used by every page that writes a table', () => {
  const writers = holding(/\b(csvFile|workbookFile)\(/).filter(path => !path.startsWith('shared/files/'));
  expect(holding(/import\('(papaparse|write-excel-file\/universal)'\)/)).toEqual([
    'shared/files/src/csv-file.ts',
    'shared/files/src/workbook-file.ts',
  ]);
  const exporting = holding(/\bexportFile\b/);
  const left = writers.filter(path => {
    const name = path.replace(/^.*\/|\.tsx?$/g, '');
    const users = holding(new RegExp(`from '[^']*/${name}'`));
    return !exporting.includes(path) && !users.some(user => exporting.includes(user));
  });
  expect(left.toSorted()).toEqual([
    // A list to fill in, without data of anybody.
    'remotes/portfolio-hub/src/features/list-template/api/save-template.ts',
    // Rows of a file that the user has just chosen.
    'shared/table-import/src/ui/rejected-rows.tsx',
  ]);
  expect(writers.length).toBeGreaterThan(3);
});
