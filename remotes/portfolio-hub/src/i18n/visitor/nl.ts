export const nl = {
  title: 'Portefeuilles in Kavel',
  promise: 'Al uw adressen bij elkaar: op de kaart, in cijfers en gewaardeerd.',
  collect: 'Voeg adressen toe door ze te typen, of plak een lijst van duizenden in één keer.',
  see: 'Zie oppervlakte, bouwjaar, energielabel en huur per eenheid, in een tabel en op de kaart.',
  value: 'Waardeer de hele portefeuille met vergelijkbare verkopen en een kasstroomberekening.',
  login: 'Inloggen',
  noAccess: 'Uw account heeft geen toegang tot portefeuilles. Vraag de beheerder van uw organisatie erom.',
};
