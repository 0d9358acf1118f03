import { pc4Of } from './pc4-of';

test('a postcode is read with and without letters', () => {
  expect([pc4Of('2611'), pc4Of('2611ab'), pc4Of('2611 AB')]).toEqual(['2611', '2611', '2611']);
  expect([pc4Of('0611'), pc4Of('261'), pc4Of('26111'), pc4Of('2611 a'), pc4Of('delft')]).toEqual(
    Array(5).fill(undefined),
  );
});
