/** The current day in tests; the demo has deals from November 2021 up to November 2026. */
export const today = '2026-11-21';
export const currentYear = 2026;
/** A date range without any effect. */
export const ever = { from: '1900-01-01', to: '2100-01-01' };
