import type { Language } from '@kavel/contracts';
import type { Mail } from './mailer';

type Text = Omit<Mail, 'to'>;

/** A link to choose a new password. */
export function recoveryMail(language: Language, link: string): Text {
  return recovery[language](link);
}

/** A link to create the account of an invitation. */
export function invitationMail(
  language: Language,
  invitation: { name: string; organisation: string; link: string },
): Text {
  return invited[language](invitation);
}

const recovery: Record<Language, (link: string) => Text> = {
  nl: link => ({
    subject: 'Nieuw wachtwoord voor Kavel',
    text: `Iemand heeft een nieuw wachtwoord gevraagd voor uw account bij Kavel. Kies het hier:

${link}

De link werkt één keer, 30 minuten lang. Hebt u dit niet gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft zoals het is.
`,
  }),
  en: link => ({
    subject: 'New password for Kavel',
    text: `Somebody asked for a new password for your account at Kavel. Choose it here:

${link}

The link works once, for 30 minutes. If you did not ask for this you need not do anything; your password stays as it is.
`,
  }),
  de: link => ({
    subject: 'Neues Passwort für Kavel',
    text: `Jemand hat ein neues Passwort für Ihr Konto bei Kavel angefordert. Wählen Sie es hier:

${link}

Der Link gilt einmal und 30 Minuten lang. Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.
`,
  }),
};

interface Invited {
  name: string;
  organisation: string;
  link: string;
}

const invited: Record<Language, (invitation: Invited) => Text> = {
  nl: ({ name, organisation, link }) => ({
    subject: 'Uitnodiging voor Kavel',
    text: `Beste ${name},

${organisation} heeft u uitgenodigd voor Kavel. Maak hier uw account:

${link}

De link werkt één keer, zeven dagen lang. Verwachtte u dit niet? Dan kunt u deze mail weggooien.
`,
  }),
  en: ({ name, organisation, link }) => ({
    subject: 'Invitation to Kavel',
    text: `Dear ${name},

${organisation} has invited you to Kavel. Make your account here:

${link}

The link works once, for seven days. If you did not expect this you can throw this mail away.
`,
  }),
  de: ({ name, organisation, link }) => ({
    subject: 'Einladung zu Kavel',
    text: `Guten Tag ${name},

${organisation} hat Sie zu Kavel eingeladen. Erstellen Sie hier Ihr Konto:

${link}

Der Link gilt einmal und sieben Tage lang. Haben Sie das nicht erwartet? Dann können Sie diese E-Mail löschen.
`,
  }),
};
