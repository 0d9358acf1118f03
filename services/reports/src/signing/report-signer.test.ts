import type { SignatureFile, SignedStatement } from '@kavel/contracts/reports';
import { ReportSigner } from './report-signer';

const signer = new ReportSigner(Buffer.alloc(32, 7));
const sha256 = 'a'.repeat(64);
const statement: SignedStatement = {
  sha256,
  valuationId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
  title: 'Jaareinde',
  organisationId: '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12',
  organisation: 'Woonfonds',
  signedBy: 'Anna Visser',
  signedAt: '2026-11-28T10:00:00.000Z',
};
const file = signer.sign(statement);

test('a signature holds for its file, and says so of another', () => {
  expect(signer.verify(file, sha256)).toBe('valid');
  expect(signer.verify(file, 'b'.repeat(64))).toBe('other-file');
});

test('each organisation has a key of its own, the same each time', () => {
  const other = { ...statement, organisationId: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13' };
  expect(signer.sign(other).publicKey).not.toBe(file.publicKey);
  expect(signer.sign(statement)).toEqual(file);
});

const changed: [string, SignatureFile][] = [
  ['another name', { ...file, statement: { ...statement, signedBy: 'Iemand anders' } }],
  ['another hash', { ...file, statement: { ...statement, sha256: 'b'.repeat(64) } }],
  ['the key of another secret', new ReportSigner(Buffer.alloc(32, 8)).sign(statement)],
  ['a signature that is none', { ...file, signature: 'AAAA' }],
];
test.each(changed)('%s is unknown', (_, tried) => {
  expect(signer.verify(tried, sha256)).toBe('unknown');
});
