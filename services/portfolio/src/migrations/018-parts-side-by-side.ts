import type { Migration } from '@kavel/service-kit';

/**
 * Each number of the sequence stands for a million places, of which a list takes those it needs: so two parts of a
 * list that go in at a time do not come to lie through each other.
 */
const places = `
  alter table portfolio.unit alter column position set increment by 1000000;
  grant usage on sequence portfolio.unit_position_seq to kavel_portfolio;
`;

/** Nothing is looked for by these facts as a whole, and to put thousands of them in order took half of each analysis. */
const factsUncounted = `
  alter table portfolio.unit alter column address_object_data set statistics 0;
`;

export const partsSideBySide: Migration = {
  name: '018-parts-side-by-side',
  sql: places + factsUncounted,
};
