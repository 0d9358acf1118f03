import { call } from '@kavel/api-client';
import { authApi, portfolioApi } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { keepPreviousData, queryOptions } from '@kavel/query';

export const managementKey = ['management'] as const;

/** Queries of the managed organisation; undefined means the user's own. */
export const managementQueries = {
  organisations: () =>
    queryOptions({
      queryKey: [...managementKey, 'organisations'],
      queryFn: ({ signal }) => call(managementApi.listOrganisations, {}, { signal }),
    }),
  users: (organisationId: string | undefined, search = '') =>
    queryOptions({
      queryKey: [...managementKey, 'users', organisationId, search],
      queryFn: ({ signal }) =>
        call(
          managementApi.listManagedUsers,
          { query: { organisationId, ...(search ? { search } : {}) } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  roles: (organisationId: string | undefined) =>
    queryOptions({
      queryKey: [...managementKey, 'roles', organisationId],
      queryFn: ({ signal }) => call(managementApi.listRoles, { query: { organisationId } }, { signal }),
    }),
  secondFactorDemand: (organisationId: string | undefined) =>
    queryOptions({
      queryKey: [...managementKey, 'second-factor-demand', organisationId],
      queryFn: ({ signal }) =>
        call(managementApi.getSecondFactorDemand, { query: { organisationId } }, { signal }),
    }),
  invitations: (organisationId: string | undefined) =>
    queryOptions({
      queryKey: [...managementKey, 'invitations', organisationId],
      queryFn: ({ signal }) => call(managementApi.listInvitations, { query: { organisationId } }, { signal }),
    }),
  /** Own organisation only: a platform administrator cannot see the portfolios of another organisation. */
  ownersWhoLeft: () =>
    queryOptions({
      queryKey: [...managementKey, 'owners-who-left'],
      queryFn: ({ signal }) => call(portfolioApi.listOwnersWhoLeft, {}, { signal }),
    }),
  sessions: (organisationId: string | undefined) =>
    queryOptions({
      queryKey: [...managementKey, 'sessions', organisationId],
      queryFn: ({ signal }) => call(managementApi.listSessions, { query: { organisationId } }, { signal }),
    }),
};

/** Queries of the user's own account, and of the users on whose behalf they may act. */
export const accountQueries = {
  profile: () =>
    queryOptions({
      queryKey: [...managementKey, 'profile'],
      queryFn: ({ signal }) => call(accountApi.getProfile, {}, { signal }),
    }),
  secondFactor: () =>
    queryOptions({
      queryKey: [...managementKey, 'second-factor'],
      queryFn: ({ signal }) => call(accountApi.getSecondFactor, {}, { signal }),
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...managementKey, 'own-sessions'],
      queryFn: ({ signal }) => call(accountApi.listOwnSessions, {}, { signal }),
    }),
  actingUsers: () =>
    queryOptions({
      queryKey: [...managementKey, 'acting-users'],
      queryFn: ({ signal }) => call(authApi.listUsers, {}, { signal }),
    }),
};
