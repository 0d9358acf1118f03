import { createHash } from 'node:crypto';
import { type PermissionKey, permissionKeys } from '@kavel/contracts';
import { type BuiltInRole, builtInRoles } from '@kavel/contracts/management';

export const demoPassword = 'kavel-demo';

export interface DemoAccount {
  userId: string;
  organisationId: string;
  organisationName: string;
  platform: boolean;
  email: string;
  name: string;
  permissions: PermissionKey[];
  /** Null: permissions without a role. */
  roleId: BuiltInRole | null;
}

/** The platform's organisation: its administrators can manage every organisation. */
const platformOrganisation = 'Demo Platform';

const general = 'auth.unrestricted-access-general';
const portfolioWork: PermissionKey[] = [
  general,
  'auth.portfolio-hub',
  'auth.locator',
  'auth.automated-valuation',
  'auth.property-pass',
  'auth.sustainability-score',
];

/** Demo accounts, never in production. */
export const demoAccounts: DemoAccount[] = [
  demoAccount('manager', 'Marieke de Vries', 'Demo Beheer', [...portfolioWork, 'auth.tenant-data']),
  demoAccount('appraiser', 'Sander Bakker', 'Demo Beheer', [...builtInRoles.appraiser], 'appraiser'),
  demoAccount('director', 'Hanneke Smeets', 'Demo Beheer', [...builtInRoles.administrator], 'administrator'),
  demoAccount('admin', 'Anouk Jansen', platformOrganisation, [...permissionKeys]),
  demoAccount('intern', 'Joris Visser', 'Demo Intern', [general, 'auth.intern']),
  demoAccount('vesteda', 'Fatima el Amrani', 'Demo Woningcorporatie', [general, 'auth.vesteda']),
  demoAccount('bank', 'Pieter Mulder', 'Demo Bank', [general, 'auth.abn.dashboard']),
  demoAccount('member', 'Lotte Smit', 'Demo Lid', [general]),
];

function demoAccount(
  account: string,
  name: string,
  organisationName: string,
  permissions: PermissionKey[],
  roleId: BuiltInRole | null = null,
): DemoAccount {
  const email = `${account}@kavel.example`;
  return {
    userId: stableId(`user ${email}`),
    organisationId: stableId(`organisation ${organisationName}`),
    organisationName,
    platform: organisationName === platformOrganisation,
    email,
    name,
    permissions,
    roleId,
  };
}

/** The same id in every installation and after every reset, so that references to a user stay valid. */
function stableId(name: string): string {
  const hex = createHash('sha256').update(`kavel demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
