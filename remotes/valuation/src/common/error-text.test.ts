import { ApiError } from '@kavel/api-client';
import { defineTexts } from '@kavel/i18n';
import { de } from '../i18n/de';
import { en } from '../i18n/en';
import { nl } from '../i18n/nl';
import { errorText } from './error-text';

const { translate } = defineTexts({ nl, en, de });
const refused = (details: unknown) =>
  errorText(new ApiError(422, 'unprocessable', 'The message of the service', details), translate);

test('a rule named by the service has its own text', () => {
  expect(refused({ refusal: 'results-outdated' })).toMatch(/^De waarden zijn van een andere peildatum/);
  expect(refused({ reason: 'override-reason-too-short', leastReason: 10 })).toBe('De reden is te kort.');
});

test('the English message of the service is not shown', () => {
  const problems = [{ field: 'body.value', message: 'Too big: expected number to be <=1000000000' }];
  const invalid = new ApiError(400, 'bad-request', 'The input is not valid: body.value', problems);
  for (const text of [refused({ most: 20 }), errorText(invalid, translate)]) {
    expect(text).toBe('De invoer klopt niet. Kijk de gegevens na en probeer het opnieuw.');
  }
});
