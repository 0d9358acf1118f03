/**
 * In whose name the service works for an organisation when it does so for no user: keeping books and clearing up.
 * The database then hides nothing of that organisation, so what is read this way is shown to nobody.
 */
export const nobody = '00000000-0000-0000-0000-000000000000';
