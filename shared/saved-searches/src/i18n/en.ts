import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  saved: 'Saved',
  words: {
    search: {
      save: 'Save this search…',
      title: 'Saved searches',
      replaces: 'There is a search by this name; it will be replaced.',
      hint: 'Kept with your account. Notifications of watched searches are at the bell.',
      watch: 'Notify me of new results',
    },
    dashboard: {
      save: 'Save this dashboard…',
      title: 'Saved dashboards',
      replaces: 'There is a dashboard with this name; it is replaced.',
      hint: 'Areas, period and choice of now. Kept with your account; notifications are at the bell.',
      watch: 'Notify when the price index of an area moves 5% or more in a year',
    },
    view: {
      save: 'Save this view…',
      title: 'Saved views',
      replaces: 'There is a view by this name; it will be replaced.',
      hint: 'Place, camera, light, colours and selection of now. Kept with your account.',
      watch: 'Notify me of new results',
    },
  },
  manage: 'Manage…',
  close: 'Close',
  name: 'Name',
  do: 'Save',
  savedAs: 'Saved as {{name}}',
  sharedBy: '{{name}} (by {{owner}})',
  ofColleagues: 'Shared by colleagues',
  unwatchable: 'Cannot be watched in a work area or without an area',
  share: 'Share with colleagues',
  rename: 'Rename {{name}}',
  delete: 'Delete {{name}}',
  deleted: '{{name}} was deleted.',
  restore: 'Restore',
  taken: 'There is a search named {{name}} already.',
  tooMany: 'No more can be kept. Delete a search first, or watch one less.',
  notDone: 'This was not saved: the service does not answer.',
  failed: 'The saved searches could not be loaded',
  retry: 'Try again',
  seen_one: 'Looked at on {{date}}: {{n}} result',
  seen_other: 'Looked at on {{date}}: {{n}} results',
  problems: {
    forbidden: 'You may not see these data any more; there are no notifications.',
    failed: 'The last look did not succeed.',
  },
};
