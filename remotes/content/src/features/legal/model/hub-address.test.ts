import { hubAddress } from './hub-address';

test('names the filters of the hub', () => {
  expect(hubAddress('p', 'office-label-c')).toBe('/p/hub?type=kantoor&label=D,E,F,G&area=100-');
  expect(hubAddress('p', 'rented-dwellings')).toBe('/p/hub?type=eengezinswoning,appartement&rent=1-');
});
