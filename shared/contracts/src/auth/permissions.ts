import { z } from 'zod';

/** All permission keys, shared by services, guard and registry. */
export const permissionKeys = [
  'auth.unrestricted-access-general',
  'auth.intern',
  'auth.inhouse-case',
  'auth.portfolio-hub',
  /** Names and numbers of tenants, in pages and in exports. */
  'auth.tenant-data',
  'auth.sustainability-score',
  'auth.locator',
  'auth.property-pass',
  'auth.automated-valuation',
  'auth.vesteda',
  'auth.abn.dashboard',
  'auth.architecture',
  'auth.act-on-behalf',
  'auth.management',
] as const;

export const permissionKeySchema = z.enum(permissionKeys);
export type PermissionKey = z.infer<typeof permissionKeySchema>;
