import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Keys for signing',
  back: 'Management',
  about:
    'With the key of your organisation Kavel signs the PDF of an approved valuation. Who receives a report checks it on /pdf/verify or with the public key. It is no qualified signature under eIDAS.',
  unavailable: 'Signing is not set up on this Kavel: who runs the server has to set KAVEL_REPORT_SECRET.',
  emptyTitle: 'No key yet',
  emptyText: 'Make a key to be able to sign reports.',
  make: 'Make a key',
  rotate: 'Make a new key',
  list: 'Keys',
  number: 'Number',
  fingerprint: 'Fingerprint (SHA-256)',
  made: 'Made',
  state: 'Use',
  signs: 'signs',
  checks: 'only checks',
  download: 'Download the public key',
  downloadNamed: 'Download public key {{number}}',
  askTitle: 'Make a new key?',
  askFirst: 'From now on reports are signed with this key. A key cannot be deleted.',
  askNext:
    'New reports are signed with the new key. The old key signs no more; signatures made with it stay valid. This cannot be undone.',
  confirm: 'Make the key',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Key {{number}} was made',
  conflict: 'Somebody else made a key meanwhile. The list is up to date again.',
  file: 'Public key {{number}}',
};
