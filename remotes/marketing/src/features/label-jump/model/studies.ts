/** Published studies of the price of a better label, newest first; what they found stands in the texts. */
export const studies = [
  { key: 'calcasa', source: 'Calcasa', period: '2025, Q1' },
  { key: 'brainbay2023', source: 'brainbay', period: '2023, Q1' },
  { key: 'nvm', source: 'NVM', period: '2022, Q3' },
  { key: 'brainbay2022', source: 'brainbay', period: '2022' },
  { key: 'dnb', source: 'De Nederlandsche Bank', period: '2019' },
  { key: 'tilburg', source: 'Tilburg University', period: '2017' },
  { key: 'tias', source: 'TIAS', period: '2015' },
] as const;

/** What the figures do not say. */
export const limits = ['cause', 'measures', 'kinds', 'offices', 'beyond', 'old'] as const;
