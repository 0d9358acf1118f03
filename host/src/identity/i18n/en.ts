import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: {
    title: 'Confirm that it is you',
    text: 'This change asks for your password, as you signed in more than ten minutes ago.',
    password: 'Password',
    submit: 'Confirm',
  },
  step: {
    title: 'Enter the code',
    intro: 'Your password is right. Now enter the code of your authenticator app.',
    submit: 'Sign in',
    busy: 'Signing in…',
    back: 'Back to the password',
  },
  code: {
    label: 'Code',
    hint: 'Six digits; the code changes every 30 seconds and works once.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the codes you kept. Each code works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
  },
  errors: {
    offline: 'There is no connection. Your input is still there.',
    password: 'The password is wrong.',
    code: 'The code is wrong, or was used already.',
    throttled: 'Too many attempts. Wait a quarter of an hour and try again.',
    unknown: 'Something went wrong. Try again in a moment.',
  },
};
