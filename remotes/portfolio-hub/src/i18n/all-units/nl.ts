export const nl = {
  portfolio: 'Portefeuille',
  show: 'Zoek ook in alle adressen',
  title: 'Alle adressen ({{count}})',
  list: 'Adressen van alle portefeuilles',
  address: 'Adres',
  area: 'Oppervlakte',
  label: 'Label',
  loading: 'De adressen worden geladen',
  none: 'Nog geen adressen in uw portefeuilles.',
  noneFound: 'Geen adres met deze tekst.',
};
