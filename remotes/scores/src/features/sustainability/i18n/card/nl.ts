/** Texts of the card on the passport, apart from those of its pages, which are long. */
export const nl = {
  title: 'Duurzaamheidsindex',
  loading: 'De duurzaamheidsindex wordt berekend',
  none: 'te weinig gemeten voor een totaal',
  of: 'van 100 punten',
  more: 'Energie, CO2, verplichtingen en klimaat',
  failed: 'De index is nu niet op te halen.',
  retry: 'Probeer opnieuw',
};
