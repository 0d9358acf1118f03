import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Visit figures',
  period: 'Period',
  days: '{{days}} days',
  csv: 'Save CSV',
  csvFailed: 'The file could not be saved. Try again.',
  empty: {
    title: 'Nothing counted in this period yet',
    text: 'As soon as somebody opens Kavel, the visit is here within seconds.',
  },
  byDay: 'Visits per day',
  day: 'Day',
  pages: 'Pages',
  allPages: 'All pages',
  otherRoute: 'Other',
  noRoute: 'Page that does not exist',
  failures: 'failed {{count}} times',
  columns: {
    page: 'Page',
    visits: 'Visits',
    loads: 'Opened',
    loadTime: 'Load time p75',
    failures: 'Failed',
    failureShare: 'Share failed',
    reports: 'Measurements',
    good: 'Good',
    needsImprovement: 'Needs improvement',
    poor: 'Poor',
    p75: 'p75',
  },
  vitals: 'Web vitals',
  vital: 'Measure',
  vitalNames: {
    LCP: 'Until the largest part of the page is there.',
    CLS: 'How much the page shifts.',
    INP: 'Until the page responds to an action.',
    TTFB: 'Until the first byte of the server.',
  },
  limits: 'Good up to {{good}}, poor above {{poor}}. Counted at the page where the visit began.',
  noVitals: 'Too few measurements in this period.',
  few: 'Shares and times over fewer than 10 measurements are not shown (–). p75: three of four measurements are at most this, estimated from classes.',
  privacy: {
    title: 'What is counted, and what is not',
    counted:
      'Counted by day and kind of page: how often Kavel was started (a reload too), how often a page was opened or failed, and how fast that was.',
    notCounted:
      'Not stored: who it was, the organisation, IP address, browser, device, the address of a page with numbers in it, where somebody came from. There is no cookie and visitors are not recognised: how many people they were is not known.',
    kept: 'The figures are kept for {{days}} days and go to nobody else.',
    sampleAll: 'Load times and web vitals are measured with 100 % of the visitors.',
    sample:
      'Load times and web vitals come from {{percent}} % of the visitors; how often a page was opened is estimated from them.',
  },
};
