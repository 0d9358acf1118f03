/** Texts of the keys that an organisation signs reports with. */
export const nl = {
  title: 'Sleutels voor ondertekening',
  back: 'Beheer',
  about:
    'Met de sleutel van uw organisatie ondertekent Kavel de PDF van een goedgekeurde waardering. Wie een rapport ontvangt, controleert het op /pdf/verify of met de openbare sleutel. Het is geen gekwalificeerde handtekening volgens eIDAS.',
  unavailable:
    'Op deze Kavel is ondertekenen niet ingericht: de beheerder van de server moet KAVEL_REPORT_SECRET instellen.',
  emptyTitle: 'Nog geen sleutel',
  emptyText: 'Maak een sleutel om rapporten te kunnen ondertekenen.',
  make: 'Sleutel maken',
  rotate: 'Nieuwe sleutel maken',
  list: 'Sleutels',
  number: 'Nummer',
  fingerprint: 'Vingerafdruk (SHA-256)',
  made: 'Gemaakt',
  state: 'Gebruik',
  signs: 'ondertekent',
  checks: 'alleen controle',
  download: 'Openbare sleutel downloaden',
  downloadNamed: 'Openbare sleutel {{number}} downloaden',
  askTitle: 'Nieuwe sleutel maken?',
  askFirst: 'Rapporten worden vanaf nu met deze sleutel ondertekend. Een sleutel kan niet worden verwijderd.',
  askNext:
    'Nieuwe rapporten worden met de nieuwe sleutel ondertekend. De oude sleutel ondertekent niet meer; handtekeningen die ermee zijn gezet, blijven geldig. Dit kan niet ongedaan worden gemaakt.',
  confirm: 'Sleutel maken',
  cancel: 'Annuleren',
  close: 'Sluiten',
  done: 'Sleutel {{number}} is gemaakt',
  conflict: 'Iemand anders maakte intussen een sleutel. De lijst is vernieuwd.',
  file: 'Openbare sleutel {{number}}',
};
