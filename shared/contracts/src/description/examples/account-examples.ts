const role = { name: 'Analist', permissions: ['auth.unrestricted-access-general', 'auth.locator'] };

/** Bodies of accounts and their management. */
export const accountExamples: Record<string, unknown> = {
  login: { email: 'manager@kavel.example', password: 'a password of your own' },
  completeLogin: { challenge: 'the challenge of the login', code: '123456' },
  beginLoginEnrolment: { challenge: 'the challenge of the login' },
  completeLoginEnrolment: { challenge: 'the challenge of the login', code: '123456' },
  confirmIdentity: { password: 'a password of your own', code: '123456' },
  refreshToken: { refresh_token: 'the refresh token of the last pair' },
  logout: { refresh_token: 'the refresh token of the last pair' },
  renameProfile: { name: 'Anna de Vries' },
  changePassword: { current: 'the password until now', next: 'another long password' },
  confirmSecondFactor: { code: '123456' },
  readInvitation: { token: 'the token of the link' },
  acceptInvitation: {
    token: 'the token of the link',
    name: 'Anna de Vries',
    password: 'a long password of your own',
  },
  requestRecovery: { email: 'anna@kavel.example', language: 'nl' },
  readRecovery: { token: 'the token of the link' },
  completeRecovery: { token: 'the token of the link', password: 'a long password of your own' },
  createOrganisation: { name: 'Woonstichting Voorbeeld' },
  renameOrganisation: { name: 'Woonstichting Het Voorbeeld' },
  changeUser: { name: 'Anna de Vries', grant: { roleId: 'portfolio-manager' } },
  setUserActive: { active: false },
  createRole: role,
  changeRole: role,
  setRoleSecondFactor: { demanded: true },
  setSecondFactorDemand: { everybody: true },
  createInvitation: {
    email: 'anna@kavel.example',
    name: 'Anna de Vries',
    grant: { roleId: 'portfolio-manager' },
  },
};
