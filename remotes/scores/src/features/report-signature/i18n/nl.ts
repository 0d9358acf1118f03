/** Texts of signatures, in the source language. */
export const nl = {
  sign: 'PDF met handtekeningbestand',
  signing: 'PDF wordt ondertekend…',
  signed: 'De PDF en het handtekeningbestand zijn gedownload.',
  noKey:
    'Om te kunnen ondertekenen maakt een beheerder eerst een sleutel (Beheer, Sleutels voor ondertekening).',
  noQualified:
    'Dit is geen gekwalificeerde handtekening volgens eIDAS. Het bestand toont dat de PDF ongewijzigd uit Kavel komt, en namens wie.',
  notApproved:
    'Alleen het rapport van een goedgekeurde waardering kan worden ondertekend. Is het goedgekeurd, download het dan opnieuw.',
  failed: 'De PDF is niet ondertekend. Probeer het zo weer.',
  toVerify: 'Een handtekening controleren',
  verify: {
    title: 'Handtekening controleren',
    lead: 'Controleer of een waarderingsrapport ongewijzigd uit Kavel komt. Kies de PDF en het bestand met de handtekening dat erbij hoort.',
    pdf: 'PDF van het rapport',
    pdfHint: 'De PDF blijft op uw apparaat; alleen de vingerafdruk gaat naar Kavel.',
    hash: 'Of de vingerafdruk (SHA-256)',
    signature: 'Handtekeningbestand (.sig.json)',
    check: 'Controleren',
    unreadable: 'Dit handtekeningbestand is niet te lezen. Kies het bestand dat bij de PDF is gedownload.',
    unavailable: 'De dienst antwoordt niet. Probeer het zo weer.',
    report: 'Rapport',
    organisation: 'Organisatie',
    by: 'Ondertekend door',
    at: 'Ondertekend op',
    appraiser: 'Taxateur in het rapport',
    verdicts: {
      valid: 'De handtekening klopt: deze PDF is ongewijzigd.',
      'other-file': 'De handtekening is echt, maar hoort bij een ander bestand dan deze PDF.',
      altered:
        'Het handtekeningbestand is na het ondertekenen gewijzigd: rapport, organisatie, naam, datum of vingerafdruk. Wat erin staat, is niet te vertrouwen. Vraag de afzender om het bestand zoals Kavel het maakte.',
      unknown:
        'De handtekening is niet van een sleutel die deze organisatie hier heeft. Wie het bestand maakte, is niet vast te stellen.',
    },
  },
} as const;
