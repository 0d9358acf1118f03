import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifySignaturePage from './verify-signature-page';

const sha256 = 'a'.repeat(64);
const statement = {
  ...{ sha256, title: 'Jaareinde', organisation: 'Woonfonds', signedBy: 'Anna Visser' },
  signedAt: '2026-11-28T10:00:00.000Z',
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
  await user.type(screen.getByLabelText('Of de vingerafdruk (SHA-256)'), sha256.toUpperCase());
  const file = Object.assign(new File([content], 'rapport.sig.json', { type: 'application/json' }), {
    text: async () => content,
  });
  await user.upload(screen.getByLabelText('Handtekeningbestand (.sig.json)'), file);
  await user.click(screen.getByRole('button', { name: 'Controleren' }));
}

test.each([
  ['valid', 'De handtekening klopt: deze PDF is ongewijzigd.', true],
  ['other-file', /hoort bij een ander bestand/, true],
  ['unknown', /niet hier gezet/, false],
] as const)('a signature that is %s reads so', async (verdict, text, told) => {
  await check(JSON.stringify({ statement }), { verdict });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText('Anna Visser')).toHaveLength(told ? 1 : 0);
});

test.each([
  ['no JSON', new Refusal('bad-request')],
  ['{}', new Refusal('bad-request')],
])('a file with %s is not read as a signature', async (content, answer) => {
  await check(content, answer);
  expect(await screen.findByText(/niet te lezen/)).toBeVisible();
});
