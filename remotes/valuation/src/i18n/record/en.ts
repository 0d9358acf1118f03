import type { TextsOf } from '@kavel/i18n';
import type { record as nl } from './nl';

export const record: TextsOf<typeof nl> = {
  kate: {
    title: 'Kate export',
    intro: 'The valuation as text, to paste into another program or message.',
    withReferences: 'With the references',
    text: 'Text',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
  },
  edits: {
    title: 'Changes',
    none: 'No changes yet.',
    details: {
      capex: 'investment plan changed: from {{from}} to {{to}}',
      weighing: 'weight of the cash flow changed: from {{from}} to {{to}}',
    },
    kinds: {
      duplicated: 'copied from {{subject}}',
      details: 'name or value date changed',
      parameters: 'parameters changed',
      buckets: 'buckets changed',
      settings: 'reference settings of {{subject}} changed',
      excluded: 'reference {{subject}} left out',
      included: 'reference {{subject}} counts again',
      pinned: 'reference {{subject}} kept',
      unpinned: 'reference {{subject}} let go',
      'own-added': 'own reference {{subject}} added ({{to}})',
      'own-changed': 'own reference {{subject}} changed ({{to}})',
      'own-removed': 'own reference {{subject}} removed',
      overridden: 'value overridden: {{to}}',
      'override-withdrawn': 'override of {{from}} withdrawn',
      'override-confirmed': 'value of {{to}} confirmed (model {{from}})',
      'override-refused': 'value of {{to}} refused (model {{from}})',
    },
  },
};
