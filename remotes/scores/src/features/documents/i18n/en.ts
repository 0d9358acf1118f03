import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Documents',
  lead: 'Accessible PDFs with sources and account. The same data always give the same file.',
  document: 'Document',
  several: 'Several at once',
  templates: {
    valuation: 'Valuation report',
    'property-score': 'Score report',
    passport: 'Property passport',
    portfolio: 'Portfolio report',
  },
  valuation: 'Valuation',
  portfolio: 'Portfolio',
  address: 'Address',
  addressPlaceholder: 'Street and number, or postcode',
  language: 'Language of the document',
  languages: { nl: 'Nederlands', en: 'English', de: 'Deutsch' },
  list: {
    choose: 'Choose…',
    loading: 'Loading the list…',
    failed: 'The list cannot be fetched now',
    none: 'There is nothing to choose from yet.',
  },
  choose: {
    valuation: 'Choose a valuation',
    'property-score': 'Find an address',
    passport: 'Find an address',
    portfolio: 'Choose a portfolio',
    description: 'Its first page appears here, before you download the document.',
  },
  download: 'Download PDF',
  downloading: 'Making the PDF…',
  downloaded: 'The PDF was downloaded.',
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  loading: 'The document is being made',
  picture: 'First page of the document: {{document}}. The PDF itself works with a screen reader.',
  nothing: {
    title: 'No documents for your account',
    description:
      'Documents belong to valuations, portfolios and passports. Your administrator can give access.',
  },
  failure: {
    title: 'The document was not made',
    retry: 'Try again',
    details: 'Details for support',
    unauthenticated: 'You are no longer signed in. Sign in again; your choice is still in the address bar.',
    forbidden: 'Your account has no access to these data.',
    'not-found': 'This is not in your data (any more). Choose something else.',
    'too-many-requests': 'Too many requests at the moment. Wait a minute.',
    unavailable: 'The service does not answer. Nothing is lost; try again in a moment.',
    internal: 'Something went wrong in the service. Try again, and report it if it persists.',
  },
};
