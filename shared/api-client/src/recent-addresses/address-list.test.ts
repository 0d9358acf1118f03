import { formatRecent, parseRecent, withAddress } from './address-list';

const numbered = (number: number) => ({
  objectId: `020001000000000${number}`,
  address: `Laan ${number}, 1234 AB Stad`,
});

test('the last address comes first, once, and the sixth goes', () => {
  const five = [1, 2, 3, 4, 5].map(numbered);
  expect(withAddress(five, numbered(3)).map(({ address }) => address.slice(5, 6))).toEqual([
    '3',
    '1',
    '2',
    '4',
    '5',
  ]);
  expect(withAddress(five, numbered(6)).map(({ address }) => address.slice(5, 6))).toEqual([
    '6',
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('reads what it wrote and leaves out what is damaged', () => {
  const list = [numbered(1), numbered(2)];
  expect(parseRecent(formatRecent(list))).toEqual(list);
  expect(parseRecent(`oops\n${formatRecent(list)}\n0200010000000001 `)).toEqual(list);
  expect(parseRecent(null)).toEqual([]);
});
