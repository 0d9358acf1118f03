import { rateText } from './rate-text';

const plain = (text: string) => text.replace(/\s/g, '');

test('a rate has its hundredths when they are not zero, and at least tenths', () => {
  expect(plain(rateText(0.104, 'nl'))).toBe('10,4%');
  expect(plain(rateText(0.0025, 'nl'))).toBe('0,25%');
  expect(plain(rateText(0.02, 'en'))).toBe('2.0%');
});
