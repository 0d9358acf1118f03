import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  sign: 'PDF with signature file',
  signing: 'Signing the PDF…',
  signed: 'The PDF and the signature file were downloaded.',
  noKey: 'To be able to sign, an administrator first makes a key (Management, Keys for signing).',
  noQualified:
    'This is no qualified signature under eIDAS. The file shows that the PDF came unchanged from Kavel, and on behalf of whom.',
  notApproved:
    'Only the report of an approved valuation can be signed. If it is approved, download it again.',
  failed: 'The PDF was not signed. Try again in a moment.',
  toVerify: 'Check a signature',
  verify: {
    title: 'Check a signature',
    lead: 'Check whether a valuation report came unchanged from Kavel. Choose the PDF and the file with its signature.',
    pdf: 'PDF of the report',
    pdfHint: 'The PDF stays on your device; only its fingerprint goes to Kavel.',
    hash: 'Or the fingerprint (SHA-256)',
    signature: 'Signature file (.sig.json)',
    check: 'Check',
    unreadable: 'This signature file cannot be read. Choose the file that was downloaded with the PDF.',
    unavailable: 'The service does not answer. Try again in a moment.',
    report: 'Report',
    organisation: 'Organisation',
    by: 'Signed by',
    at: 'Signed on',
    appraiser: 'Appraiser in the report',
    verdicts: {
      valid: 'The signature holds: this PDF is unchanged.',
      'other-file': 'The signature is sound, but belongs to another file than this PDF.',
      altered:
        'The signature file was changed after signing: report, organisation, name, date or fingerprint. What it says cannot be trusted. Ask the sender for the file as Kavel made it.',
      unknown:
        'The signature is not by a key that this organisation has here. Who made the file cannot be established.',
    },
  },
};
