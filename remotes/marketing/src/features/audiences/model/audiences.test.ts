import { addressOfAudience, audienceOf, audiences } from './audiences';

test('an address says whom the page is for', () => {
  for (const audience of audiences) expect(audienceOf(addressOfAudience(audience))).toBe(audience);
  expect(audienceOf('/landing-page/Banks/')).toBe('banks');
  expect(audienceOf('/landing-page')).toBeUndefined();
});
