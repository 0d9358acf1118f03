export const nl = {
  loading: '{{title}} wordt geladen',
  failed: '{{title}} kon niet worden getoond.',
  pageWorks: 'De rest van de pagina blijft werken.',
  details: 'Details voor ondersteuning',
  retry: 'Probeer opnieuw',
};
