export { type DemoAccount, demoAccounts } from './accounts/demo-accounts';
export { type AuthService, type AuthServiceOptions, defineAuthService } from './define-auth-service';
export { defaultKeySettings, type KeySettings } from './key-ring';
export type { MailSettings } from './mail/mailer';
export { defaultSessionLimits, type SessionLimits } from './sessions';
