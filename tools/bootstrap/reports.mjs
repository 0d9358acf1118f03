import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './processes.mjs';

/** Lines of an error that a summary shows. */
const shownLines = 12;
const shownCharacters = 700;

/** Counts, skipped tests and failures of Jest's JSON report; undefined when the step wrote none. */
export function readJestReport(file) {
  const report = read(file);
  if (!report) return undefined;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(one => ({ ...one, title: `${relative(root, name)}: ${one.fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    total: report.numTotalTests,
    skipped: tests.filter(({ status }) => status === 'pending').map(({ title }) => title),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => failure(title, failureMessages[0])),
      // A file that could not be run has no tests.
      ...report.testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => failure(relative(root, name), message)),
    ],
  };
}

/** The same of Playwright's JSON report. */
export function readPlaywrightReport(file) {
  const report = read(file);
  if (!report) return undefined;
  const { stats, suites, errors } = report;
  const specs = suites.flatMap(specsIn);
  const passed = stats.expected + stats.flaky;
  return {
    passed,
    total: passed + stats.unexpected + stats.skipped,
    skipped: specs
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
      .map(({ file: spec, title }) => `e2e/specs/${spec}: ${title}`),
    failures: [
      ...specs.flatMap(({ file: spec, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) => failure(`e2e/specs/${spec}: ${title}`, results.at(-1)?.error?.message)),
      ),
      ...errors.map(({ message }) => failure('end-to-end', message)),
    ],
  };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** A title and the start of its error, indented. */
function failure(title, message = 'no message') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '');
  const start = lines.slice(0, shownLines).join('\n    ').slice(0, shownCharacters);
  return `  ${title}\n    ${start}`;
}
