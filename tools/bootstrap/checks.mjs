import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { buildGallery } from './gallery.mjs';
import { root, run, runTool, runTypeScript } from './processes.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';
import { build } from './start.mjs';

const reports = resolve(root, '.cache/reports');
const unitReport = resolve(reports, 'unit.json');
const endToEndReport = resolve(reports, 'end-to-end.json');
const headlessShell = '/usr/bin/chromium-headless-shell';
const chromium = '/usr/bin/chromium';

const lint = { name: 'lint', work: () => runTool('biome', ['ci', '.']) };
const types = { name: 'types', work: checkTypes };
/** Checks imports against one table. */
const imports = { name: 'imports', work: () => runTypeScript('tools/imports/main.ts', ['check']) };
/** Checks advisories and licences of the locked packages; works offline. */
const audit = { name: 'audit', work: () => runTypeScript('tools/audit/main.ts') };
/** Every story must build; the end-to-end tests open each. */
const gallery = { name: 'gallery', work: buildGallery };
const unit = {
  name: 'unit',
  work: async options =>
    (await provideNginx()) || runJest(['--json', `--outputFile=${unitReport}`, ...options]),
  report: () => readJestReport(unitReport),
};
const endToEnd = {
  name: 'end-to-end',
  work: runEndToEnd,
  report: () => readPlaywrightReport(endToEndReport),
};

/** Lint, types, imports, packages and unit tests: run before every commit. */
export function check(options) {
  return runSteps([lint, types, imports, audit, gallery, unit], options);
}

/** Runs all tests. */
export function test(options) {
  return runSteps([lint, types, imports, audit, gallery, unit, endToEnd], options);
}

/** Runs every step, also after one failed, to report all problems at once. */
async function runSteps(steps, options) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const lines = [];
  let failed = false;
  const skipped = [];
  const failures = [];
  for (const { name, work, report } of steps) {
    console.log(`\n━━ ${name} ${'━'.repeat(60 - name.length)}\n`);
    const started = Date.now();
    const ok = (await work(options)) === 0;
    failed ||= !ok;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const counted = report?.();
    skipped.push(...(counted?.skipped ?? []));
    failures.push(...(counted?.failures ?? []));
    lines.push(
      `${ok ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.padStart(6)} s  ${countText(counted)}`.trimEnd(),
    );
  }
  console.log(`\n━━ totals ${'━'.repeat(54)}\n\n${lines.join('\n')}\n`);
  if (skipped.length > 0)
    console.log(`SKIPPED, so not proven here:\n${skipped.map(name => `  ${name}`).join('\n')}\n`);
  // At the very end, because some machines keep only the end of the output.
  if (failures.length > 0) console.log(`Failures:\n${failures.join('\n')}\n`);
  console.log(failed ? 'FAILED' : 'PASSED');
  return failed ? 1 : 0;
}

async function checkTypes() {
  let failed = 0;
  for (const project of ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.tools.json']) {
    failed = (await runTool('tsc', ['-p', project])) || failed;
  }
  return failed;
}

/**
 * V8 keeps the hidden classes of objects for two more collections, and with them the whole page of a test file that has
 * ended. Without the flag each worker grows with each file, and garbage collection takes a third of the processor.
 */
function runJest(options) {
  const jest = createRequire(resolve(root, 'package.json')).resolve('jest/bin/jest');
  return run(process.execPath, ['--retain-maps-for-n-gc=0', jest, ...options]);
}

async function runEndToEnd() {
  const prepared = (await build()) || (await provideChromium());
  if (prepared !== 0) return prepared;
  return runTool('playwright', ['test', '--reporter=list,json'], {
    folder: 'e2e',
    cwd: resolve(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport },
  });
}

/** Playwright's own browser may not be downloadable; Debian's works too, best the one without the parts of a window. */
async function provideChromium() {
  const saying = 'Installing Chromium for the end-to-end tests…';
  const installed = await provide('chromium-headless-shell', headlessShell, saying);
  return installed === 0 ? 0 : provide('chromium', chromium, saying);
}

/** nginx with brotli, the production proxy. Without it those tests are reported as skipped. */
async function provideNginx() {
  await provide('nginx-light', '/usr/sbin/nginx', 'Installing nginx for the tests behind it…');
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  await provide('libnginx-mod-http-brotli-static', brotli, 'Installing brotli for nginx…');
  return 0;
}

/** Installs on Debian as root; elsewhere the existing programs must suffice. */
async function provide(debianPackage, path, saying) {
  const installable = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (existsSync(path) || !installable) return 0;
  console.log(saying);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    (await run('apt-get', ['update', '-qq'], { env })) ||
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env })
  );
}

function countText(counted) {
  if (counted === undefined) return '';
  const { passed, total, skipped } = counted;
  return `${passed} of ${total} passed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}
