import { monthsOf, readDates } from './dates';
import { Problem } from './problem';

const first = (texts: string[], format?: string) => readDates(texts, 'sold', format)[0];

describe('dates', () => {
  it.each([
    ['1998-03-16', { year: 1998, month: 3, gone: 15 / 31 }],
    ['1998-03-16 00:00:00', { year: 1998, month: 3, gone: 15 / 31 }],
    ['20141013T000000', { year: 2014, month: 10, gone: 12 / 31 }],
    ['980316', { year: 1998, month: 3, gone: 15 / 31 }],
    ['16/3/1998', { year: 1998, month: 3, gone: 15 / 31 }],
    ['3/16/1998', { year: 1998, month: 3, gone: 15 / 31 }],
    ['16-Mar-98', { year: 1998, month: 3, gone: 15 / 31 }],
    ['March 16, 1998', { year: 1998, month: 3, gone: 15 / 31 }],
    ['16 mrt 1998', { year: 1998, month: 3, gone: 15 / 31 }],
    ['16. März 1998', { year: 1998, month: 3, gone: 15 / 31 }],
    ['03/16/1998 12:00:00 AM', { year: 1998, month: 3, gone: 15 / 31 }],
    ['1998Q1', { year: 1998, month: 2, gone: 0.5 }],
    ['Q1 1998', { year: 1998, month: 2, gone: 0.5 }],
    ['1998-03', { year: 1998, month: 3, gone: 0.5 }],
    ['199803', { year: 1998, month: 3, gone: 0.5 }],
    ['1998', { year: 1998, month: 7, gone: 0 }],
    ['1998.25', { year: 1998, month: 4, gone: 0 }],
    ['35870', { year: 1998, month: 3, gone: 15 / 31 }],
  ])('%s is parsed', (text, expected) => {
    expect(first([text])).toEqual(expected);
  });

  it('March 16 1998 is month 23978 (1998 × 12 + 2) and 15/31', () => {
    expect(monthsOf({ year: 1998, month: 3, gone: 15 / 31 })).toBeCloseTo(23_978 + 15 / 31);
  });

  it('one date disambiguates the column: with 16/3, 5/3 is the fifth of March', () => {
    expect(first(['5/3/1998', '16/3/1998'])).toMatchObject({ month: 3, gone: 4 / 31 });
  });

  it('an ambiguous order of day and month is rejected until the format is given', () => {
    expect(() => first(['5/3/1998'])).toThrow(Problem);
    expect(() => first(['5/3/1998'])).toThrow(
      'column sold, such as “5/3/1998”, may have the day or the month first',
    );
    expect(first(['5/3/1998'], 'MM/DD/YYYY')).toMatchObject({ month: 5 });
  });

  it('unknown dates are null', () => {
    expect(readDates(['', '1998-03-16'], 'sold')[0]).toBeNull();
  });

  it.each([
    [['soon'], undefined, 'are not recognised'],
    [[''], undefined, 'The date column sold is empty'],
    [['1998-03-16'], 'YYMMDD', 'holds “1998-03-16”, which is no date written YYMMDD'],
    [['1998-03-16'], 'QQ', 'dateFormat QQ is not understood'],
  ])('%j as %s: %s', (texts, format, problem) => {
    expect(() => readDates(texts, 'sold', format)).toThrow(problem);
  });
});
