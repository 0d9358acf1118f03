import { defineRemote } from '@kavel/contracts';

const title = { nl: 'Beheer', en: 'Management', de: 'Verwaltung' };

/** Users, permissions, acting on behalf, and the audit log. */
export default defineRemote({
  name: 'management',
  routes: [
    {
      path: '/management',
      module: './ManagementPage',
      permission: 'auth.unrestricted-access-general',
      title,
    },
    {
      path: '/management/fee-sharing',
      module: './FeeSharingPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Vergoedingen delen', en: 'Fee sharing', de: 'Vergütungen teilen' },
    },
    {
      path: '/management/override-limits',
      module: './OverrideLimitsPage',
      permission: 'auth.management',
      title: { nl: 'Grenzen aan eigen waarden', en: 'Limits of overrides', de: 'Grenzen für eigene Werte' },
    },
    {
      path: '/management/document-look',
      module: './DocumentLookPage',
      permission: 'auth.management',
      title: { nl: 'Huisstijl van documenten', en: 'Look of documents', de: 'Gestaltung der Dokumente' },
    },
    {
      path: '/management/signing-keys',
      module: './SigningKeysPage',
      permission: 'auth.management',
      title: { nl: 'Sleutels voor ondertekening', en: 'Keys for signing', de: 'Schlüssel zum Signieren' },
    },
    {
      path: '/management/act',
      module: './ActPage',
      permission: 'auth.act-on-behalf',
      title: { nl: 'Namens een ander werken', en: 'Act on behalf', de: 'Im Namen handeln' },
    },
    {
      path: '/notifications',
      module: './NotificationsPage',
      permission: null,
      title: { nl: 'Meldingen', en: 'Notifications', de: 'Meldungen' },
    },
    {
      path: '/second-factor',
      module: './SecondFactorPage',
      permission: null,
      title: { nl: 'Tweede factor', en: 'Second factor', de: 'Zweiter Faktor' },
    },
    {
      path: '/password-forgotten',
      module: './ForgottenPasswordPage',
      permission: null,
      title: { nl: 'Wachtwoord vergeten', en: 'Lost password', de: 'Passwort vergessen' },
    },
    {
      path: '/password-new',
      module: './NewPasswordPage',
      permission: null,
      title: { nl: 'Nieuw wachtwoord', en: 'New password', de: 'Neues Passwort' },
    },
    {
      path: '/invitation',
      module: './InvitationPage',
      permission: null,
      title: { nl: 'Uitnodiging', en: 'Invitation', de: 'Einladung' },
    },
  ],
  actions: [
    {
      id: 'invite-user',
      path: '/management?tab=invitations',
      permission: 'auth.management',
      label: { nl: 'Nodig een gebruiker uit', en: 'Invite a user', de: 'Benutzer einladen' },
      words: {
        nl: ['uitnodigen', 'collega', 'nieuwe gebruiker'],
        en: ['colleague', 'new user', 'invitation'],
        de: ['Kollege', 'neuer Benutzer', 'Einladung'],
      },
    },
    {
      id: 'act-on-behalf',
      path: '/management/act',
      permission: 'auth.act-on-behalf',
      label: { nl: 'Werk namens een ander', en: 'Act on behalf of another', de: 'Im Namen handeln' },
      words: { nl: ['vertegenwoordigen', 'optreden'], en: ['impersonate'], de: ['vertreten'] },
    },
  ],
  navigation: [
    { path: '/management', label: title, audience: 'member', permission: 'auth.management', order: 90 },
  ],
});
