import type { RealEstateObject } from '@kavel/contracts';
import { transactionFilterSchema } from '@kavel/contracts/transactions';
import { jumpAddress, jumpOf } from './jump-of';
import { watchOf } from './watch-of';

const house = {
  straat: 'Anklaarseweg',
  huisnummer: 129,
  huisletter: null,
  huisnummertoevoeging: null,
  gemeentecode: 'GM0200',
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: 1931,
  energielabel: 'E',
} as RealEstateObject;

test('a dwelling below A has a jump, and the article opens with it', () => {
  const jump = jumpOf(house, 400_000);
  expect(jump).toEqual({ value: 400_000, from: 'E', to: 'A', bouwjaar: 1931, dwelling: 'unknown' });
  expect(jump && jumpAddress(jump)).toBe(
    '/energielabelsprong-woningwaarde?value=400000&from=E&to=A&year=1931&dwelling=unknown',
  );
});

test.each([
  ['label A', { energielabel: 'A' }],
  ['a better label', { energielabel: 'A++' }],
  ['no label', { energielabel: null }],
  ['an office', { vtwType: 'kantoor' }],
] as const)('%s has none', (_, other) => expect(jumpOf({ ...house, ...other }, 400_000)).toBeNull());

test('watching keeps a search of the transactions page that its service accepts', () => {
  const watch = watchOf(house, address => `Rond ${address}`);
  expect(watch).toMatchObject({
    kind: 'transactions',
    name: 'Rond Anklaarseweg 129',
    address: 't.type=koop&t.gm=0200&t.area=88-148',
    watched: true,
  });
  expect(transactionFilterSchema.parse(watch?.criteria)).toMatchObject({ municipalities: ['GM0200'] });
  expect(watchOf({ ...house, gemeentecode: null }, String)).toBeNull();
});
