/** Whether a part of a path can be the id of a valuation: it is not asked for otherwise. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
