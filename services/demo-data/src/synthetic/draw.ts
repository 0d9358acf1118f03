/** SQL for chance that is the same each time: a number in [0, 1) of a row and a name for what is drawn. */
export function draw(row: string, name: string): string {
  return `((hash(${row} + ${saltOf(name)}) >> 11)::DOUBLE / 9007199254740992)`;
}

/** SQL for a draw from the normal distribution with mean 0 and deviation 1. */
export function drawNormal(row: string, name: string): string {
  return `(sqrt(-2 * ln(1 - ${draw(row, `${name}/radius`)})) * cos(2 * pi() * ${draw(row, `${name}/angle`)}))`;
}

/** SQL that picks by weight; the weights add up to 1 at most, what is left over gives null. */
export function pick(drawn: string, shares: readonly (readonly [value: string, share: number])[]): string {
  let reached = 0;
  const cases = shares.map(([value, share]) => {
    reached += share;
    return `WHEN ${drawn} < ${reached.toFixed(6)} THEN ${value}`;
  });
  return `CASE ${cases.join(' ')} END`;
}

/** Far apart, so that two names of one row do not meet those of the next. */
function saltOf(name: string): string {
  let salt = 7;
  for (const letter of name) salt = (salt * 31 + letter.charCodeAt(0)) % 1_000_003;
  return `${salt}000000000`;
}
