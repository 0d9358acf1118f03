/**
 * The user id of work that the service does for an organisation and no user: accounting and clean-up. The database then
 * hides nothing of that organisation, so what is read this way is shown to no user.
 */
export const nobody = '00000000-0000-0000-0000-000000000000';
