import { existsSync, readFileSync } from 'node:fs';

interface Results {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Full names of the tests that a jest run skipped; `file` is the output of `--json --outputFile`, which may be missing.
 */
export function leftOut(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  );
}
