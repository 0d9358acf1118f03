import { estimateApi } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import { inNameOf, known, partOf } from './services';

const refusing = (code: ConstructorParameters<typeof ServiceError>[0]) => {
  const client = {
    call: async () => {
      throw new ServiceError(code, 'refused');
    },
  };
  const services = { portfolio: client, realEstateData: client, auth: client };
  return inNameOf(services, testCaller({ token: '', userId: '', actorId: '' })).askIfThere(
    estimateApi.estimateAddress,
    { params: { id: '0200010000130331' } },
  );
};

it('a refusal is null without data and `withheld` without permission; a failure stays one', async () => {
  expect(await refusing('not-found')).toBeNull();
  expect(await refusing('unprocessable')).toBeNull();
  expect(await refusing('forbidden')).toBe('withheld');
  await expect(refusing('unavailable')).rejects.toMatchObject({ code: 'unavailable' });
});

it('figures are made of answers only', () => {
  const double = (amount: number) => amount * 2;
  expect(partOf(4, double)).toBe(8);
  expect([partOf(null, double), partOf('withheld', double)]).toEqual([null, 'withheld']);
  expect([known(4), known(null), known('withheld')]).toEqual([4, null, null]);
});
