import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Notifications',
  tabs: { list: 'List', settings: 'Settings' },
  signIn: 'Sign in to see your notifications.',
  toSignIn: 'Sign in',
  empty: {
    title: 'No notifications yet',
    text: 'Save a search and choose “Notify me of new results”. After new data this page says what was added.',
    action: 'To the transactions',
  },
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  allRead: 'All read',
  readAll: 'Mark all as read',
  isUnread: 'Unread',
  markRead: 'Mark read',
  markUnread: 'Mark unread',
  more: 'and {{n}} more',
  notDone: 'This was not saved: the service does not answer. Try again.',
  kinds: {
    'watched-search': {
      line_one: '{{subject}}: {{n}} new result',
      line_other: '{{subject}}: {{n}} new results',
      name: 'Watched searches',
      about: 'When new data add something to a search that you watch.',
    },
    'review-asked': {
      line_one: '{{subject}}: you are asked to review it',
      line_other: '{{subject}}: you are asked to review it',
      name: 'Asked to review',
      about: 'When a colleague asks you to review a valuation.',
    },
    'review-returned': {
      line_one: '{{subject}}: returned to draft',
      line_other: '{{subject}}: returned to draft',
      name: 'Valuation returned',
      about: 'When a valuation of yours goes back to draft, with the reason.',
    },
    'valuation-approved': {
      line_one: '{{subject}}: approved',
      line_other: '{{subject}}: approved',
      name: 'Valuation approved',
      about: 'When a valuation of yours is approved.',
    },
    'comment-added': {
      line_one: '{{subject}}: a new comment',
      line_other: '{{subject}}: a new comment',
      name: 'Comments',
      about: 'When somebody comments on a valuation of yours, or answers where you wrote.',
    },
    'comment-mention': {
      line_one: '{{subject}}: you are mentioned in a comment',
      line_other: '{{subject}}: you are mentioned in a comment',
      name: 'Mentioned in a comment',
      about: 'When a colleague names you with an @.',
    },
  },
  inProduct: 'In Kavel',
  byMail: 'By mail',
  mailHint: 'Notifications of ten minutes come together in one mail, in the language that you use now.',
  noMail: {
    title: 'Mail is not possible',
    text: 'No mail server is set up, or your address is not proven yet. Ask your administrator.',
  },
};
