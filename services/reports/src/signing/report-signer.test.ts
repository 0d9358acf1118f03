import { generateKeyPairSync } from 'node:crypto';
import type { SignedStatement } from '@kavel/contracts/reports';
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
  signers: [{ name: 'Anna Visser', register: 'NRVT RT123456' }],
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

const other = '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13';
const changes: Partial<SignedStatement>[] = [
  { sha256: 'b'.repeat(64) },
  { valuationId: other },
  { title: 'Jaareinde 2025' },
  { organisationId: other },
  { organisation: 'Ander fonds' },
  { signedBy: 'Iemand anders' },
  { signedAt: '2026-11-27T10:00:00.000Z' },
  { signers: [{ name: 'Anna Visser', register: 'NRVT RT999999' }] },
  { signers: [{ name: 'Iemand anders', register: 'NRVT RT123456' }] },
  { signers: undefined },
];
test.each(changes)('a statement with %j is altered, also where the PDF is that of the new hash', change => {
  const tried = { ...file, statement: { ...statement, ...change } };
  expect(verdictOf(tried, tried.statement.sha256, known)).toBe('altered');
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey;
test.each<[string, { signature?: string; publicKey?: string }]>([
  ['signature', { signature: 'AAAA' }],
  ['key that is none', { publicKey: 'AAAA' }],
  ['key of another kind', { publicKey: rsa.export({ format: 'der', type: 'spki' }).toString('base64') }],
  ['known key that did not sign', { publicKey: signer.makeKey(statement.organisationId).publicKey }],
])('another %s is an altered file', (_, change) => {
  expect(verdictOf({ ...file, ...change }, sha256, [...known, change.publicKey ?? ''])).toBe('altered');
});

test('a sound signature by a key that the organisation does not have is unknown', () => {
  const forged = signer.sign(statement, signer.makeKey(statement.organisationId));
  expect(verdictOf(forged, sha256, known)).toBe('unknown');
  expect(verdictOf(file, sha256, [])).toBe('unknown');
});

test('a file from before appraisers were signed still holds', () => {
  const { signers: _, ...before } = statement;
  expect(verdictOf(signer.sign(before, key), sha256, known)).toBe('valid');
});
