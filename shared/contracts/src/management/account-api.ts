import { z } from 'zod';
import { codeSchema, enrolmentSchema, recoveryCodesSchema } from '../auth';
import { defineEndpoint } from '../endpoint';
import {
  newPasswordSchema,
  openInvitationSchema,
  personNameSchema,
  profileSchema,
  secondFactorSchema,
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
    recent: true,
    summary: 'End all sessions of the caller but this one',
    result: z.object({ ended: z.number().int() }),
  }),
  getSecondFactor: defineEndpoint({
    service,
    method: 'GET',
    path: '/profile/second-factor',
    access,
    summary: 'Whether the caller signs in with a second factor',
    result: secondFactorSchema,
  }),
  beginSecondFactor: defineEndpoint({
    service,
    method: 'POST',
    path: '/profile/second-factor/begin',
    access,
    recent: true,
    summary: 'A secret for an authenticator app; nothing changes until a code of it is confirmed',
    result: enrolmentSchema,
  }),
  confirmSecondFactor: defineEndpoint({
    service,
    method: 'PUT',
    path: '/profile/second-factor',
    access,
    recent: true,
    summary: 'Sign in with the authenticator app from now on; recovery codes are shown once',
    body: z.strictObject({ code: codeSchema }),
    result: recoveryCodesSchema,
  }),
  removeSecondFactor: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/profile/second-factor',
    access,
    recent: true,
    summary: 'Sign in without a second factor again, where the role allows it',
    result: z.null(),
  }),
  renewRecoveryCodes: defineEndpoint({
    service,
    method: 'POST',
    path: '/profile/second-factor/recovery-codes',
    access,
    recent: true,
    summary: 'New recovery codes; the ones before stop working',
    result: recoveryCodesSchema,
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
