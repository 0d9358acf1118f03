import {
  authApi,
  colleagueApi,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  permissionKeys,
} from '@kavel/contracts';
import { accountApi } from '@kavel/contracts/management';
import { type Member, memberInnerApi } from '@kavel/contracts/notifications';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { z } from 'zod';

/** The name of an organisation in `authClient`. */
export const organisationNameOf = (organisationId: string) => `Organisatie ${organisationId.slice(0, 8)}`;

/** Active users by organisation, as `authClient` answers; a test adds those it needs. */
export const activeUsers = new Map<string, string[]>();

/** Users who may still sign in, by id. */
export const members = new Map<string, Member>();

export type MailedNotifications = z.output<typeof memberInnerApi.mailNotifications.body>;
/** Mails of notifications, in the order in which they were sent. */
export const mailed: MailedNotifications[] = [];

/** Fakes the auth service: returns the caller's organisation. */
export const authClient: ServiceClient = {
  async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller) {
    const { body } = input as { body?: unknown };
    if (endpoint.path === memberInnerApi.readMember.path) {
      const member = members.get((body as { userId: string }).userId) ?? null;
      return member as EndpointResult<E>;
    }
    if (endpoint.path === memberInnerApi.listMembers.path) {
      const users = activeUsers.get((body as { organisationId: string }).organisationId) ?? [];
      return users.map(userId => ({
        userId,
        name: members.get(userId)?.name ?? '',
        email: '',
        permissions: members.get(userId)?.permissions ?? [...permissionKeys],
      })) as EndpointResult<E>;
    }
    if (endpoint.path === memberInnerApi.mailNotifications.path) {
      mailed.push(body as MailedNotifications);
      return true as EndpointResult<E>;
    }
    if (caller === undefined) throw new ServiceError('unauthenticated', 'User is not authenticated');
    const { organisationId } = caller;
    if (endpoint.path === authApi.userState.path) {
      return { organisationId, organisationName: organisationNameOf(organisationId) } as EndpointResult<E>;
    }
    if (endpoint.path === accountApi.getProfile.path) {
      return { roleId: 'portfolio-manager', roleName: null } as EndpointResult<E>;
    }
    if (endpoint.path === colleagueApi.listColleagues.path) {
      const users = activeUsers.get(organisationId) ?? [];
      return users.map(userId => ({ userId, name: '', email: '' })) as EndpointResult<E>;
    }
    throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
  },
};
