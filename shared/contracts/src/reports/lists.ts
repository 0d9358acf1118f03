/** Documents that the reports service makes. */
export const reportTemplates = ['valuation', 'passport', 'portfolio'] as const;
export type ReportTemplate = (typeof reportTemplates)[number];
