/** Texts of the approval record and of the export as text. */
export const record = {
  kate: {
    title: 'Kate-export',
    intro: 'De waardering als tekst, om in een ander programma of bericht te plakken.',
    withReferences: 'Met de referenties',
    text: 'Tekst',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    download: 'Downloaden',
  },
  edits: {
    title: 'Wijzigingen',
    none: 'Nog geen wijzigingen.',
    details: {
      capex: 'investeringsplan gewijzigd: van {{from}} naar {{to}}',
      weighing: 'weging van de kasstroom gewijzigd: van {{from}} naar {{to}}',
    },
    kinds: {
      duplicated: 'kopie gemaakt van {{subject}}',
      details: 'naam of peildatum gewijzigd',
      parameters: 'parameters gewijzigd',
      buckets: 'buckets gewijzigd',
      settings: 'referentie-instellingen van {{subject}} gewijzigd',
      excluded: 'referentie {{subject}} weggelaten',
      included: 'referentie {{subject}} telt weer mee',
      pinned: 'referentie {{subject}} vastgehouden',
      unpinned: 'referentie {{subject}} losgelaten',
      'own-added': 'eigen referentie {{subject}} toegevoegd ({{to}})',
      'own-changed': 'eigen referentie {{subject}} gewijzigd ({{to}})',
      'own-removed': 'eigen referentie {{subject}} verwijderd',
      overridden: 'waarde overschreven: {{to}}',
      'override-withdrawn': 'overschrijving van {{from}} ingetrokken',
      'override-confirmed': 'waarde van {{to}} bevestigd (model {{from}})',
      'override-refused': 'waarde van {{to}} geweigerd (model {{from}})',
    },
  },
} as const;
