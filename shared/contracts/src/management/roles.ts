import { z } from 'zod';
import { type PermissionKey, permissionKeySchema } from '../auth/permissions';
import { visibleTextSchema } from '../calls/visible-text';

const general: PermissionKey = 'auth.unrestricted-access-general';
const portfolioWork: readonly PermissionKey[] = [
  general,
  'auth.portfolio-hub',
  'auth.locator',
  'auth.automated-valuation',
  'auth.property-pass',
  'auth.sustainability-score',
];

/** Roles of every organisation; they cannot be changed. */
export const builtInRoles = {
  administrator: [...portfolioWork, 'auth.tenant-data', 'auth.management'],
  'portfolio-manager': [...portfolioWork, 'auth.tenant-data'],
  /** Values, and reviews the valuations of colleagues; manages nobody. */
  appraiser: portfolioWork,
  researcher: [general, 'auth.locator', 'auth.property-pass', 'auth.sustainability-score'],
  reader: [general],
} as const satisfies Record<string, readonly PermissionKey[]>;

export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleKeys = Object.keys(builtInRoles) as BuiltInRole[];

/** The key of a built-in role, or the id of an organisation's own role. */
export const roleIdSchema = z.union([z.enum(builtInRoleKeys as [BuiltInRole, ...BuiltInRole[]]), z.uuid()]);

/** Unique keys. */
export const permissionSetSchema = z
  .array(permissionKeySchema)
  .max(64)
  .transform(keys => [...new Set(keys)]);

export const roleLimits = { name: 80 };

export const roleSchema = z.object({
  id: z.string(),
  /** Null for a built-in role, whose name is localised by pages. */
  name: z.string().nullable(),
  builtIn: z.boolean(),
  permissions: z.array(permissionKeySchema),
  users: z.number().int(),
  /** Users with this role must have a second factor. */
  secondFactor: z.boolean(),
});
export type Role = z.infer<typeof roleSchema>;

export const roleBodySchema = z.strictObject({
  name: visibleTextSchema.min(1).max(roleLimits.name),
  permissions: permissionSetSchema,
});
export type RoleBody = z.input<typeof roleBodySchema>;
