export const nl = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  confirm: {
    title: 'Bevestig dat u het bent',
    text: 'Deze wijziging vraagt om uw wachtwoord, omdat u langer dan tien minuten geleden inlogde.',
    password: 'Wachtwoord',
    submit: 'Bevestigen',
  },
  step: {
    title: 'Code invoeren',
    intro: 'Uw wachtwoord klopt. Voer nu de code uit uw authenticator-app in.',
    submit: 'Inloggen',
    busy: 'Bezig met inloggen…',
    back: 'Terug naar het wachtwoord',
  },
  code: {
    label: 'Code',
    hint: 'Zes cijfers; de code wisselt elke 30 seconden en werkt één keer.',
    recovery: 'Herstelcode',
    recoveryHint: 'Een van de codes die u bewaarde. Elke code werkt één keer.',
    useRecovery: 'Gebruik een herstelcode',
    useApp: 'Gebruik de authenticator-app',
  },
  errors: {
    offline: 'Er is geen verbinding. Wat u invulde, staat er nog.',
    password: 'Het wachtwoord klopt niet.',
    code: 'De code klopt niet of is al gebruikt.',
    throttled: 'Te veel pogingen. Wacht een kwartier en probeer het dan opnieuw.',
    unknown: 'Er ging iets mis. Probeer het zo opnieuw.',
  },
};
