import type { BulkFactKey } from '@kavel/contracts/bulk';

/** Facts of a unit that a column may contain; parsed by the service. */
export const factRoles = [
  'annualRent',
  'marketRent',
  'leaseEnd',
  'wozValue',
  'oppervlakte',
  'energielabel',
  'bouwjaar',
] as const satisfies readonly BulkFactKey[];

/** Role of a table column. */
export const columnRoles = [
  'address',
  'street',
  'number',
  'letter',
  'addition',
  'postcode',
  'city',
  ...factRoles,
  'ignore',
] as const;
type KnownRole = (typeof columnRoles)[number];
/** An own column of the portfolio, by its id. */
type OwnRole = `own:${string}`;
export type ColumnRole = KnownRole | OwnRole;

const ownPrefix = 'own:';
export const ownRole = (id: string): OwnRole => `${ownPrefix}${id}`;
/** The id of the own column that a role means; null for other roles. */
export const ownIdOf = (role: ColumnRole): string | null =>
  role.startsWith(ownPrefix) ? role.slice(ownPrefix.length) : null;

export const isRole = (text: unknown): text is ColumnRole =>
  typeof text === 'string' && (text.startsWith(ownPrefix) || columnRoles.some(role => role === text));

/** Common headings of people and registers, without spaces and punctuation. */
const headings: Record<Exclude<KnownRole, 'ignore'>, readonly string[]> = {
  address: ['adres', 'volledigadres', 'objectadres', 'address', 'fulladdress', 'adresse', 'anschrift'],
  street: ['straat', 'straatnaam', 'openbareruimte', 'openbareruimtenaam', 'street', 'strasse', 'straße'],
  number: ['huisnummer', 'huisnr', 'nummer', 'nr', 'housenumber', 'number', 'hausnummer', 'hausnr'],
  letter: ['huisletter', 'letter', 'houseletter', 'hausbuchstabe'],
  addition: [
    'toevoeging',
    'huisnummertoevoeging',
    'toev',
    'addition',
    'suffix',
    'zusatz',
    'hausnummernzusatz',
  ],
  postcode: ['postcode', 'pc', 'pc6', 'postalcode', 'zip', 'plz', 'postleitzahl'],
  city: ['plaats', 'woonplaats', 'plaatsnaam', 'stad', 'city', 'town', 'place', 'ort', 'stadt'],
  annualRent: [
    'jaarhuur',
    'huurperjaar',
    'huurprijsjaar',
    'huur',
    'annualrent',
    'rent',
    'jahresmiete',
    'miete',
  ],
  marketRent: ['markthuur', 'markthuurperjaar', 'marketrent', 'erv', 'marktmiete'],
  leaseEnd: ['einddatum', 'eindehuur', 'huureinde', 'einddatumhuur', 'contracteinde', 'leaseend', 'mietende'],
  wozValue: ['wozwaarde', 'woz', 'wozvalue', 'wozwert'],
  oppervlakte: ['oppervlakte', 'gebruiksoppervlakte', 'm2', 'm²', 'gbo', 'area', 'flache', 'fläche'],
  energielabel: ['energielabel', 'label', 'energylabel', 'energieklasse', 'energieausweis'],
  bouwjaar: ['bouwjaar', 'bouwjaarpand', 'yearbuilt', 'constructionyear', 'baujahr'],
};

type AddressRole = keyof typeof headings;

/** The role of a heading, and its specificity: a bare `nr` may be a row number, `huisnummer` may not. */
function meaningOf(heading: string): { role: AddressRole; rank: number } | null {
  const bare = heading.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  for (const [role, names] of Object.entries(headings)) {
    const rank = names.indexOf(bare);
    if (rank >= 0) return { role: role as AddressRole, rank };
  }
  return null;
}

/** A first row is a heading when it contains a known column name. */
export function isHeading(cells: readonly string[]): boolean {
  return cells.some(cell => meaningOf(cell) !== null);
}

/** Roles of the headings; of several columns with the same role the most specific one gets it. */
export function rolesOfHeading(cells: readonly string[]): ColumnRole[] {
  const meanings = cells.map(meaningOf);
  return meanings.map((meaning, index) => {
    if (!meaning) return 'ignore';
    const rivals = meanings.map(other => (other?.role === meaning.role ? other.rank : Infinity));
    return rivals.indexOf(Math.min(...rivals)) === index ? meaning.role : 'ignore';
  });
}

/** Sets the role of a column; a column that had the role becomes ignored. */
export function withRole(roles: readonly ColumnRole[], index: number, role: ColumnRole): ColumnRole[] {
  return roles.map((other, at) => (at === index ? role : other === role ? 'ignore' : other));
}

/** Whether the roles identify an address: a full address, or a number with street or postcode. */
export function canCompose(roles: readonly ColumnRole[]): boolean {
  const has = (role: ColumnRole) => roles.includes(role);
  return has('address') || (has('number') && (has('street') || has('postcode')));
}

const postcode = /^\d{4}\s?[A-Za-z]{2}$/;
const houseNumber = /^\d{1,5}(\s?[A-Za-z]{1,2})?(\s?-\s?\w{1,4})?$/;
const words = /^[\p{L}][\p{L}\s.'’()/-]*$/u;
const streetWithNumber = /\p{L}{2,}.*\s\d+/u;
const postcodeWithCity = /^\d{4}\s?[A-Za-z]{2}\s+\p{L}/u;

type Content = 'postcode' | 'number' | 'words' | 'address' | 'other';

function contentOf(cells: readonly string[]): Content {
  const filled = cells.filter(Boolean);
  const mostly = (...patterns: RegExp[]) =>
    filled.filter(cell => patterns.some(pattern => pattern.test(cell))).length > filled.length * 0.6;
  if (filled.length === 0) return 'other';
  if (mostly(postcode)) return 'postcode';
  if (mostly(houseNumber)) return 'number';
  if (mostly(streetWithNumber, postcodeWithCity)) return 'address';
  return mostly(words) ? 'words' : 'other';
}

/** Guesses the roles of a table without headings from its content. `columns` holds the cells of each column. */
export function rolesOfContent(columns: readonly (readonly string[])[]): ColumnRole[] {
  const contents = columns.map(contentOf);
  if (columns.length === 1) return ['address'];
  if (contents.includes('address')) {
    return contents.map(content =>
      content === 'words' ? 'city' : content === 'address' || content === 'postcode' ? content : 'ignore',
    );
  }
  const number = contents.indexOf('number');
  const street = contents.lastIndexOf('words', number);
  const roles = contents.map((content, index): ColumnRole => {
    if (index === number) return 'number';
    if (index === street && number > 0) return 'street';
    if (content === 'postcode') return 'postcode';
    return content === 'words' && index > number ? 'city' : 'ignore';
  });
  return canCompose(roles) ? roles : columns.map(() => 'address');
}
