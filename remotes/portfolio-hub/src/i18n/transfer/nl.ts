export const nl = {
  title: {
    move_one: '{{count}} eenheid verplaatsen',
    move_other: '{{count}} eenheden verplaatsen',
    copy_one: '{{count}} eenheid kopiëren',
    copy_other: '{{count}} eenheden kopiëren',
  },
  hint: {
    move: 'Gegevens en geschiedenis gaan mee. Bestaande goedgekeurde waarderingen van deze portefeuille blijven zoals ze zijn.',
    copy: 'De kopie krijgt de gegevens van nu; daarna gaan beide hun eigen weg.',
  },
  target: 'Naar portefeuille',
  new: 'Nieuwe portefeuille…',
  counting: 'Dubbele adressen worden geteld…',
  noPreview: 'Dubbele adressen zijn niet te tellen. Wat dubbel is, blijft staan.',
  will: {
    move_one: '{{count}} eenheid wordt verplaatst.',
    move_other: '{{count}} eenheden worden verplaatst.',
    copy_one: '{{count}} eenheid wordt gekopieerd.',
    copy_other: '{{count}} eenheden worden gekopieerd.',
  },
  doubles: {
    move_one: '{{count}} adres staat daar al en blijft hier staan.',
    move_other: '{{count}} adressen staan daar al en blijven hier staan.',
    copy_one: '{{count}} adres staat daar al en blijft daar zoals het is.',
    copy_other: '{{count}} adressen staan daar al en blijven daar zoals ze zijn.',
  },
  returning_one: '{{count}} adres stond daar eerder en komt terug met de gegevens van hier.',
  returning_other: '{{count}} adressen stonden daar eerder en komen terug met de gegevens van hier.',
  do: { move: 'Verplaatsen', copy: 'Kopiëren' },
};
