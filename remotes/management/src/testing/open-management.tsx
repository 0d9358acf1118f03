import type { ManagedUser, Profile, Role } from '@kavel/contracts/management';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import ManagementPage from '../pages/management-page';

export const organisationId = '9c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b22';
export const sanderId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
export const moment = '2026-11-20T09:00:00.000Z';
export const general = 'auth.unrestricted-access-general' as const;

export const profile: Profile = {
  userId: 'u',
  name: 'Maud Visser',
  email: 'm@kavel.example',
  organisationId,
  organisationName: 'Demo Beheer',
  platform: false,
  roleId: 'administrator',
  roleName: null,
  permissions: [general, 'auth.management'],
};
export const sander: ManagedUser = {
  userId: sanderId,
  name: 'Sander Bakker',
  email: 'sander@kavel.example',
  active: true,
  roleId: 'reader',
  permissions: [general],
  createdAt: moment,
  emailProven: true,
  secondFactor: false,
  lastSeenAt: null,
};
export const roles: Role[] = [
  { id: 'reader', name: null, builtIn: true, permissions: [general], users: 1, secondFactor: false },
  {
    id: 'administrator',
    name: null,
    builtIn: true,
    permissions: [general, 'auth.intern'],
    users: 0,
    secondFactor: false,
  },
];
export const invitation = {
  id: '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b33',
  email: 'noor@kavel.example',
  name: 'Noor Nieuw',
  state: 'open',
  roleId: 'reader',
  permissions: [general],
  invitedBy: 'Maud Visser',
  createdAt: moment,
  expiresAt: '2026-11-27T09:00:00.000Z',
};
export const event = (id: number, detail: Record<string, string> = {}) => ({
  id: String(id),
  at: moment,
  kind: 'user-changed',
  actor: { userId: 'u', name: 'Maud Visser' },
  subject: { userId: sanderId, name: `Gebruiker ${id}` },
  detail,
  address: '203.0.113.0/24',
});

export const base: Exclude<Answers, (call: never) => unknown> = {
  'GET /auth/profile': () => profile,
  'GET /auth/profile/sessions': () => [],
  'GET /auth/management/users': () => [sander],
  'GET /auth/management/roles': () => roles,
  'GET /auth/management/second-factor': () => ({ everybody: false, usersWithout: 1 }),
  'GET /auth/management/invitations': () => [invitation],
};

export function open(address: string, answers: typeof base = {}, permissions = profile.permissions) {
  const calls = fakeServer({ ...base, ...answers });
  return openPage({ page: <ManagementPage />, route: '/management', address, permissions }).then(opened => ({
    ...opened,
    calls,
  }));
}
