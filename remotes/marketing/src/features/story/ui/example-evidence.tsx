import { useQuery } from '@kavel/query';
import { Comparables, Drivers, valuedAddressQueries } from '../../valued-address';

/** What drives the value above, and the sales that it rests on, with the live map where asked for. */
export function ExampleEvidence({ objectId }: { objectId: string | null | undefined }) {
  const { data } = useQuery({
    ...valuedAddressQueries.explained(objectId ?? ''),
    enabled: Boolean(objectId),
  });
  if (!data) return null;
  return (
    <>
      <Drivers estimate={data} />
      <Comparables key={data.object.objectId} estimate={data} most={5} />
    </>
  );
}
