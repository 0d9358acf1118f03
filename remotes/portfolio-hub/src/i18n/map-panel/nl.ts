export const nl = {
  inWorkArea: 'Alleen de eenheden in het werkgebied.',
  choose: 'Portefeuille op de kaart',
  help: 'Kies er een voor haar totalen, taken, eenheden en links.',
  none: 'Geen portefeuille gekozen',
  open: 'Open portefeuille',
  value: 'Waarde €',
  noUnits: 'Nog geen adressen in deze portefeuille. Zoek een adres of klik op een stip, en voeg het toe.',
  tasks: {
    title: 'Taken',
    none: 'Niets te doen.',
    draft: 'Concept afmaken: {{name}}',
    'in-review': 'Controleren: {{name}}',
    withoutRent_one: '{{n}} eenheid zonder huur',
    withoutRent_other: '{{n}} eenheden zonder huur',
    withoutValue_one: '{{n}} eenheid zonder waarde',
    withoutValue_other: '{{n}} eenheden zonder waarde',
  },
};
