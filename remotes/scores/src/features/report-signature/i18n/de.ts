import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  sign: 'PDF mit Signaturdatei',
  signing: 'PDF wird signiert…',
  signed: 'Die PDF und die Signaturdatei wurden heruntergeladen.',
  noKey:
    'Um signieren zu können, erstellt ein Administrator zuerst einen Schlüssel (Verwaltung, Schlüssel zum Signieren).',
  noQualified:
    'Dies ist keine qualifizierte Signatur nach eIDAS. Die Datei zeigt, dass die PDF unverändert aus Kavel stammt, und in wessen Namen.',
  notApproved:
    'Nur der Bericht einer freigegebenen Bewertung kann signiert werden. Ist sie freigegeben, laden Sie ihn erneut herunter.',
  failed: 'Die PDF wurde nicht signiert. Versuchen Sie es gleich noch einmal.',
  toVerify: 'Eine Signatur prüfen',
  verify: {
    title: 'Signatur prüfen',
    lead: 'Prüfen Sie, ob ein Bewertungsbericht unverändert aus Kavel stammt. Wählen Sie die PDF und die zugehörige Signaturdatei.',
    pdf: 'PDF des Berichts',
    pdfHint: 'Die PDF bleibt auf Ihrem Gerät; nur ihr Fingerabdruck geht an Kavel.',
    hash: 'Oder der Fingerabdruck (SHA-256)',
    signature: 'Signaturdatei (.sig.json)',
    check: 'Prüfen',
    unreadable:
      'Diese Signaturdatei ist nicht lesbar. Wählen Sie die Datei, die mit der PDF heruntergeladen wurde.',
    unavailable: 'Der Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.',
    report: 'Bericht',
    organisation: 'Organisation',
    by: 'Signiert von',
    at: 'Signiert am',
    appraiser: 'Gutachter im Bericht',
    verdicts: {
      valid: 'Die Signatur stimmt: Diese PDF ist unverändert.',
      'other-file': 'Die Signatur ist echt, gehört aber zu einer anderen Datei als dieser PDF.',
      altered:
        'Die Signaturdatei wurde nach dem Signieren geändert: Bericht, Organisation, Name, Datum oder Fingerabdruck. Ihrem Inhalt ist nicht zu trauen. Bitten Sie den Absender um die Datei, wie Kavel sie erstellt hat.',
      unknown:
        'Die Signatur stammt nicht von einem Schlüssel, den diese Organisation hier hat. Wer die Datei erstellt hat, lässt sich nicht feststellen.',
    },
  },
};
