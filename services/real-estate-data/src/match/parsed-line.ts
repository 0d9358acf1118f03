/** What a line of a user's list says. */
export type ParsedLine =
  | { kind: 'id'; objectId: string }
  | {
      kind: 'address';
      /** `7323AA` */
      postcode: string | null;
      street: string | null;
      huisnummer: number;
      /** Letter and addition as written, without spaces and signs, upper case. */
      suffix: string;
      place: string | null;
    }
  | { kind: 'unreadable' };
