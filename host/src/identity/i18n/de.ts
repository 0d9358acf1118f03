import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  confirm: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Diese Änderung verlangt Ihr Passwort, weil Ihre Anmeldung länger als zehn Minuten zurückliegt.',
    password: 'Passwort',
    submit: 'Bestätigen',
  },
  step: {
    title: 'Code eingeben',
    intro: 'Ihr Passwort ist richtig. Geben Sie nun den Code Ihrer Authenticator-App ein.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    back: 'Zurück zum Passwort',
  },
  code: {
    label: 'Code',
    hint: 'Sechs Ziffern; der Code wechselt alle 30 Sekunden und gilt einmal.',
    recovery: 'Wiederherstellungscode',
    recoveryHint: 'Einer der Codes, die Sie aufbewahrt haben. Jeder Code gilt einmal.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
  },
  errors: {
    offline: 'Es besteht keine Verbindung. Ihre Eingaben sind noch da.',
    password: 'Das Passwort ist falsch.',
    code: 'Der Code ist falsch oder wurde schon benutzt.',
    throttled: 'Zu viele Versuche. Warten Sie eine Viertelstunde und versuchen Sie es erneut.',
    unknown: 'Etwas ist schiefgegangen. Versuchen Sie es gleich erneut.',
  },
};
