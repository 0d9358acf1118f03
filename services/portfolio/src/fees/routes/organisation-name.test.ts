import { authApi, type Endpoint, type EndpointInput, type EndpointResult } from '@kavel/contracts';
import type { ServiceClient } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import { organisationName } from './organisation-name';

const own = { organisationId: '9c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b22', organisationName: 'Demo Platform' };
const other = { organisationId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11', organisationName: 'Demo Bank' };

/** Like auth: answers for the holder of the token, also while acting on behalf of another user. */
const auth: ServiceClient = {
  async call<E extends Endpoint>(endpoint: E, _: EndpointInput<E>) {
    return (endpoint.path === authApi.userState.path ? own : [other]) as EndpointResult<E>;
  },
};

test('the own organisation’s name is used by default', async () => {
  expect(await organisationName(auth, testCaller({ organisationId: own.organisationId }))).toBe(
    'Demo Platform',
  );
});

test('the subject’s organisation’s name is used while acting on behalf', async () => {
  expect(await organisationName(auth, testCaller({ organisationId: other.organisationId }))).toBe(
    'Demo Bank',
  );
  await expect(organisationName(auth, testCaller())).rejects.toMatchObject({ code: 'forbidden' });
});
