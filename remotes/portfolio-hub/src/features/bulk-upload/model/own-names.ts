import type { OwnColumn } from '@kavel/contracts/units';
import { templateColumns } from '../../list-template';
import { type ColumnRole, ownIdOf, ownRole, rolesOfHeading, withRole } from './columns';

type Named = Pick<OwnColumn, 'id' | 'name'>;

/**
 * Roles that were chosen for another list with this heading: an own column of another portfolio becomes the one of the
 * same name here, else it is ignored.
 */
export function ofPortfolio(
  roles: readonly ColumnRole[],
  heading: readonly string[] | null,
  own: readonly Named[],
): readonly ColumnRole[] {
  const isForeign = (role: ColumnRole) =>
    ownIdOf(role) !== null && !own.some(({ id }) => ownRole(id) === role);
  const foreign = roles.map(isForeign);
  const known = roles.map((role, at) => (foreign[at] ? 'ignore' : role));
  const left = own.filter(({ id }) => !roles.includes(ownRole(id)));
  return named(known, heading?.map((cell, at) => (foreign[at] ? cell : '')) ?? [], left);
}

/**
 * Guessed roles with the own columns whose names are among the headings; a known role comes first. In a template own
 * columns follow the known ones, so there the name counts, also of one called `Nummer` or `Markthuur`.
 */
export function withOwnNames(
  roles: readonly ColumnRole[],
  heading: readonly string[] | null,
  own: readonly Named[],
): readonly ColumnRole[] {
  if (heading === null || own.length === 0) return roles;
  const width = templateColumns.length;
  if (!isTemplate(heading)) return named(roles, heading, own);
  const after = named(
    heading.slice(width).map(() => 'ignore' as const),
    heading.slice(width),
    own,
  );
  const isFree = (role: ColumnRole) => !templateColumns.some(column => column === role);
  const guessed = roles.slice(width).map(role => (isFree(role) ? role : 'ignore'));
  return [...templateColumns, ...after.map((role, at) => (role === 'ignore' ? (guessed[at] ?? role) : role))];
}

function isTemplate(heading: readonly string[]): boolean {
  const first = rolesOfHeading(heading.slice(0, templateColumns.length));
  return templateColumns.every((column, at) => first[at] === column);
}

/** Gives ignored columns the role of the own column that their heading names. */
function named(
  roles: readonly ColumnRole[],
  heading: readonly string[],
  own: readonly Named[],
): readonly ColumnRole[] {
  return own.reduce<readonly ColumnRole[]>((now, { id, name }) => {
    const at = heading.findIndex((cell, index) => now[index] === 'ignore' && keyOf(cell) === keyOf(name));
    return at < 0 ? now : withRole(now, at, ownRole(id));
  }, roles);
}

/** Case and the apostrophe by which a CSV keeps a name such as `+/- m²` from being run as a formula do not count. */
const keyOf = (text: string) => text.normalize('NFC').trim().toLowerCase().replace(/^'/, '');
