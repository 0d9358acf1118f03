/** A parsed line of a user's list. */
export type ParsedLine =
  | { kind: 'id'; objectId: string }
  | {
      kind: 'address';
      /** `7323AA` */
      postcode: string | null;
      street: string | null;
      huisnummer: number;
      /** Letter and addition as written, without spaces and punctuation, upper case. */
      suffix: string;
      place: string | null;
    }
  | { kind: 'unreadable' };
