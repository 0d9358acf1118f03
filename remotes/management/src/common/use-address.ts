import { useSearchParams } from '@kavel/router';

/** Search parameters that select what is shown, so that it can be shared; null removes a parameter. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    get: (name: string) => address.get(name) ?? undefined,
    set: (parts: Record<string, string | null>, replace = false) =>
      setAddress(
        before => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(parts)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace },
      ),
    /** Only these parameters stay, with `parts`: what a tab or a widget chose is of no use to another. */
    keepOnly: (names: readonly string[], parts: Record<string, string>) =>
      setAddress(before => {
        const kept = [...before].filter(([name]) => names.includes(name));
        return new URLSearchParams([...kept, ...Object.entries(parts)]);
      }),
  };
}
