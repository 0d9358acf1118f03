export const nl = {
  /** Between names in quotation marks. */
  between: '’, ‘',
  missing: 'Deze link toont ook ‘{{name}}’. Daarvoor hebt u geen toegang; de rest ziet u wel.',
  signedOut: 'Deze link toont ook ‘{{name}}’. Dat ziet u als u bent ingelogd.',
  raise: 'Paneel groter',
  close: 'Sluiten',
  signIn: 'Inloggen',
};
