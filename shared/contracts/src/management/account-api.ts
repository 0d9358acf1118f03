import { z } from 'zod';
import { defineEndpoint } from '../endpoint';
import {
  newPasswordSchema,
  openInvitationSchema,
  personNameSchema,
  profileSchema,
  sessionSchema,
} from './people';

const service = 'auth';
const access = 'authenticated';
const token = z.string().min(1).max(128);

/** What everybody may do with his own account, and the two calls of whoever was invited. */
export const accountApi = {
  getProfile: defineEndpoint({
    service,
    method: 'GET',
    path: '/profile',
    access,
    summary: 'The account of the caller',
    result: profileSchema,
  }),
  renameProfile: defineEndpoint({
    service,
    method: 'PUT',
    path: '/profile',
    access,
    summary: 'Change the name of the caller',
    body: z.strictObject({ name: personNameSchema }),
    result: profileSchema,
  }),
  changePassword: defineEndpoint({
    service,
    method: 'PUT',
    path: '/profile/password',
    access,
    summary: 'Change the password of the caller; his other sessions end',
    body: z.strictObject({ current: z.string().min(1).max(1024), next: newPasswordSchema }),
    result: z.null(),
  }),
  listOwnSessions: defineEndpoint({
    service,
    method: 'GET',
    path: '/profile/sessions',
    access,
    summary: 'Sessions of the caller that can still be continued',
    result: z.array(sessionSchema),
  }),
  endOwnSession: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/profile/sessions/:sessionId',
    access,
    summary: 'End one session of the caller',
    params: z.object({ sessionId: z.uuid() }),
    result: z.null(),
  }),
  endOtherOwnSessions: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/profile/sessions',
    access,
    summary: 'End all sessions of the caller but this one',
    result: z.object({ ended: z.number().int() }),
  }),
  readInvitation: defineEndpoint({
    service,
    method: 'POST',
    path: '/invitations/read',
    access: 'public',
    summary: 'What an invitation says; the token travels in the body, as addresses end up in logs',
    body: z.strictObject({ token }),
    result: openInvitationSchema,
  }),
  acceptInvitation: defineEndpoint({
    service,
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    summary: 'Make the account an invitation is for; works once',
    body: z.strictObject({ token, name: personNameSchema, password: newPasswordSchema }),
    result: z.object({ email: z.string() }),
  }),
} as const;
