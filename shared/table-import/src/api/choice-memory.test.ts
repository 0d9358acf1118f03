import { recallChoice, rememberChoice } from './choice-memory';

test('a mapping is remembered by the headings of the file, for each import apart', () => {
  const heading = ['Adres ', 'Huur'];
  expect(recallChoice('leases', heading)).toBeNull();
  rememberChoice('leases', heading, { address: 0, rent: 1 });
  rememberChoice('leases', heading, { address: 1 });
  expect(recallChoice('leases', ['adres', 'HUUR'])).toEqual({ address: 1 });
  expect(recallChoice('sales', heading)).toBeNull();
  expect(recallChoice('leases', ['Adres'])).toBeNull();
});

test('what is broken in the storage is no mapping', () => {
  localStorage.setItem('kavel.columns.leases', '[["adres",{"address":"x"}],3]');
  expect(recallChoice('leases', ['Adres'])).toBeNull();
  localStorage.setItem('kavel.columns.leases', '{');
  expect(recallChoice('leases', ['Adres'])).toBeNull();
});
