import { z } from 'zod';
import { permissionKeys } from '../auth/permissions';
import { defineEndpoint } from '../calls/endpoint';
import { languages } from '../remotes/remote';

const userSchema = z.object({ organisationId: z.uuid(), userId: z.uuid() });

/** A user who may still sign in. */
export const memberSchema = z.object({
  name: z.string(),
  permissions: z.array(z.enum(permissionKeys)),
  /** A mail server is set up and the address is proven. */
  mailPossible: z.boolean(),
  /** The register of appraisers that the user is in, and the number there. */
  registerName: z.string().nullable().optional(),
  registerNumber: z.string().nullable().optional(),
});
export type Member = z.infer<typeof memberSchema>;

/** A user of an organisation who may sign in. */
export const activeMemberSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  permissions: z.array(z.enum(permissionKeys)),
});
export type ActiveMember = z.infer<typeof activeMemberSchema>;

/** Calls of services about users who are not there; not reachable from outside. */
export const memberInnerApi = {
  readMember: defineEndpoint({
    service: 'auth',
    method: 'POST',
    path: '/inner/member',
    access: 'authenticated',
    summary: 'A user of an organisation as of now; null for one who may not sign in any more',
    body: userSchema,
    result: memberSchema.nullable(),
  }),
  listMembers: defineEndpoint({
    service: 'auth',
    method: 'POST',
    path: '/inner/members',
    access: 'authenticated',
    summary: 'The users of an organisation who may sign in, by name, with what each may do',
    body: userSchema.pick({ organisationId: true }),
    result: z.array(activeMemberSchema),
  }),
  mailNotifications: defineEndpoint({
    service: 'auth',
    method: 'POST',
    path: '/inner/notification-mails',
    access: 'authenticated',
    summary: 'Mails notifications to a user in one message; false where no mail can be sent',
    body: userSchema.extend({
      language: z.enum(languages),
      /** A line of text each, with a path within Kavel. */
      items: z.array(z.object({ text: z.string(), path: z.string() })).min(1),
      /** Where mails are switched off. */
      settingsPath: z.string(),
    }),
    result: z.boolean(),
  }),
} as const;
