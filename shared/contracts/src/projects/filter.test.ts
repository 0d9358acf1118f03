import { defaultProjectFilter, projectQueryOf, readDateRange, writeDateRange } from './filter';

describe('a range of dates', () => {
  it.each([
    ['2026-01-01..2026-12-31', { from: '2026-01-01', to: '2026-12-31' }],
    ['2026-01-01..', { from: '2026-01-01', to: null }],
    ['..2026-12-31', { from: null, to: '2026-12-31' }],
  ])('%s is parsed and formatted', (text, range) => {
    expect(readDateRange(text)).toEqual(range);
    expect(writeDateRange(range)).toBe(text);
  });

  it.each(['', '2026-01-01', '2026-02-30..', '2026-12-31..2026-01-01', 'a..b', '..2026-01-01..'])(
    '%s is invalid',
    text => expect(readDateRange(text)).toBeNull(),
  );
});

describe('the query of a filter', () => {
  it('is empty for the specified defaults', () => {
    expect(defaultProjectFilter.selectedDatePreset).toBe('thisYear');
    expect(projectQueryOf(defaultProjectFilter)).toEqual({});
  });

  it('has only differences from the defaults, and dates only for the preset `custom`', () => {
    const dateRange = { from: '2026-01-01', to: null };
    const filter = {
      ...defaultProjectFilter,
      dateRange,
      selectedStatus: 'done',
      parent_key: 'ORDER-3',
    } as const;
    expect(projectQueryOf(filter)).toEqual({ selectedStatus: 'done', parent_key: 'ORDER-3' });
    expect(projectQueryOf({ ...filter, selectedDatePreset: 'custom' })).toEqual({
      selectedDatePreset: 'custom',
      dateRange: '2026-01-01..',
      selectedStatus: 'done',
      parent_key: 'ORDER-3',
    });
  });
});
