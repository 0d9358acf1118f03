import { existsSync, readFileSync } from 'node:fs';

interface Results {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Tests that a run of jest passed over, by their full names; `file` is what `--json --outputFile` wrote, if it came so far. */
export function leftOut(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  );
}
