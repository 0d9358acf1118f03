import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifySignaturePage from './verify-signature-page';

const sha256 = 'a'.repeat(64);
const statement = {
  ...{ sha256, title: 'Jaareinde', organisation: 'Woonfonds', signedBy: 'Anna Visser' },
  signedAt: '2026-11-28T10:00:00.000Z',
  signers: [{ name: 'Bo de Wit', register: 'NRVT RT123456' }],
};

async function check(content: string, answer: unknown) {
  const user = userEvent.setup();
  fakeServer(() => {
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  await openPage({
    page: <VerifySignaturePage />,
    route: '/pdf/verify',
    address: '/pdf/verify',
    permissions: [],
  });
  expect(screen.getByRole('button', { name: 'Controleren' })).toBeDisabled();
  await user.click(screen.getByLabelText('Of de vingerafdruk (SHA-256)'));
  await user.paste(sha256.toUpperCase());
  const file = Object.assign(new File([content], 'rapport.sig.json', { type: 'application/json' }), {
    text: async () => content,
  });
  await user.upload(screen.getByLabelText('Handtekeningbestand (.sig.json)'), file);
  await user.click(screen.getByRole('button', { name: 'Controleren' }));
}

test.each([
  ['valid', 'De handtekening klopt: deze PDF is ongewijzigd.', true],
  ['other-file', /hoort bij een ander bestand/, true],
  ['altered', /na het ondertekenen gewijzigd/, false],
  ['unknown', /niet van een sleutel die deze organisatie hier heeft/, false],
] as const)('a signature that is %s reads so', async (verdict, text, trusted) => {
  await check(JSON.stringify({ statement }), { verdict });
  expect(await screen.findByText(text)).toBeVisible();
  for (const told of ['Anna Visser', 'Bo de Wit, NRVT RT123456'])
    expect(screen.queryAllByText(told)).toHaveLength(trusted ? 1 : 0);
});

test.each([
  ['no JSON', new Refusal('bad-request')],
  ['{}', new Refusal('bad-request')],
])('a file with %s is not read as a signature', async (content, answer) => {
  await check(content, answer);
  expect(await screen.findByText(/niet te lezen/)).toBeVisible();
});
