/**
 * User id for work of the service on behalf of an organisation, such as accounting and clean-up. Row-level security by
 * user does not apply then, so results must not be shown to users.
 */
export const nobody = '00000000-0000-0000-0000-000000000000';
