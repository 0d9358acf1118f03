import { safeAddress } from './safe-address';

test.each(['/landing', '/12/hub?label=D,E', '#kop', 'https://www.cbs.nl/', 'mailto:redactie@kavel.example'])(
  '%s is followed',
  address => {
    expect(safeAddress(address)).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://plain.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'zomaar tekst',
  '',
])('%j is not', address => {
  expect(safeAddress(address)).toBeNull();
});
