import TestSequencer from '@jest/test-sequencer';

/** Test files of a minute or so that are small themselves, the longest first. */
const long = [
  'tools/soak/kill.test.ts',
  'services/gateway/src/matrix/matrix.test.ts',
  'services/catalogue/src/published/published.test.ts',
  'services/catalogue-import/src/real-imports.test.ts',
  'tools/bench/main.test.ts',
  'services/real-estate-data/src/routes/transaction-proof.test.ts',
  'tools/data/killed-import.test.ts',
  'services/gateway/src/matrix/unstorable.test.ts',
  'services/demo-data/src/synthetic/relabel-index.test.ts',
];

const place = ({ path }) => {
  const found = long.findIndex(file => path.replaceAll('\\', '/').endsWith(file));
  return found < 0 ? long.length : found;
};

/** Without times of an earlier run, Jest starts large files first; a small one that takes long would be left alone at the end. */
export default class LongFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
