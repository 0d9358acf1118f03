/**
 * Known violations of the table, to be fixed. This list only shrinks: an unused entry fails the check, and so does
 * every new violation.
 */
export interface Exception {
  /** Name of the rule, as printed by the check. */
  rule: string;
  /** Files that it applies to. */
  from: RegExp;
  to?: RegExp;
  /** Date of the entry. */
  since: string;
  why: string;
}
export const exceptions: readonly Exception[] = [];
