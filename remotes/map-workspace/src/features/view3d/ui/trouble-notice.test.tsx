import { openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import type { Trouble } from '../engine/trouble';
import { TroubleNotice } from './trouble-notice';

const host = 'tiles.test';

test.each<[Trouble, RegExp]>([
  [{ what: 'unreachable', host }, /tiles\.test zijn niet bereikbaar/],
  [{ what: 'refused', host, status: 403 }, /tiles\.test weigert .*antwoord 403/],
  [{ what: 'broken', host }, /tiles\.test stuurt is geen leesbare/],
  [{ what: 'needs', host, extension: 'KHR_draco' }, /tiles\.test zijn gecomprimeerd met KHR_draco/],
])('says what is wrong: %j', async (trouble, sentence) => {
  const onRetry = jest.fn();
  const { user } = await openPage({
    page: <TroubleNotice trouble={trouble} onRetry={onRetry} />,
    route: '/3d',
    address: '/3d',
    permissions: null,
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
