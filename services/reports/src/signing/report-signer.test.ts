import type { SignatureFile, SignedStatement } from '@kavel/contracts/reports';
import { ReportSigner, verdictOf } from './report-signer';

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
const key = signer.makeKey(statement.organisationId);
const file = signer.sign(statement, key);
const known = [key.publicKey];

test('a signature holds for its file, and says so of another', () => {
  expect(verdictOf(file, sha256, known)).toBe('valid');
  expect(verdictOf(file, 'b'.repeat(64), known)).toBe('other-file');
});

test('after a rotation the earlier signature still holds, and the next key signs', () => {
  const next = signer.makeKey(statement.organisationId);
  expect(next.publicKey).not.toBe(key.publicKey);
  const both = [next.publicKey, key.publicKey];
  expect([file, signer.sign(statement, next)].map(one => verdictOf(one, sha256, both))).toEqual([
    'valid',
    'valid',
  ]);
});

test('a private key is readable with its secret, for its organisation, and nowhere as it is', () => {
  const other = { ...statement, organisationId: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13' };
  expect(() => signer.sign(other, key)).toThrow();
  expect(() => new ReportSigner(Buffer.alloc(32, 8)).sign(statement, key)).toThrow();
  expect(Buffer.from(key.sealed, 'base64').includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(
    false,
  );
});

const changed: [string, SignatureFile][] = [
  ['another name', { ...file, statement: { ...statement, signedBy: 'Iemand anders' } }],
  ['another hash', { ...file, statement: { ...statement, sha256: 'b'.repeat(64) } }],
  ['a key that is not known', signer.sign(statement, signer.makeKey(statement.organisationId))],
  ['a signature that is none', { ...file, signature: 'AAAA' }],
];
test.each(changed)('%s is unknown', (_, tried) => {
  expect(verdictOf(tried, sha256, known)).toBe('unknown');
});
