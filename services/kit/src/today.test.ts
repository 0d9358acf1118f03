import { dateInNetherlands } from './today';

describe('date in the Netherlands', () => {
  it('is a day ahead of UTC late in the evening, by one hour in winter and two in summer', () => {
    expect(dateInNetherlands(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
    expect(dateInNetherlands(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
    expect(dateInNetherlands(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });
});
