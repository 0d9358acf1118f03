const bagId = /^\d{16}$/;

/** What an address of the workspace has chosen that stands in a building: an object, or a building itself. */
export function chosenIn(query: URLSearchParams): { objectId: string | null; pandId: string | null } {
  const idOf = (text: string): string | null => (bagId.test(text) ? text : null);
  return {
    objectId: idOf(query.get('object') ?? ''),
    pandId: idOf(query.get('chosen')?.match(/^pand:(.*)$/)?.[1] ?? ''),
  };
}
