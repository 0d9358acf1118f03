export interface ShortAddressProps {
  /** The whole, as far as the house number: `Dorpsstraat 1A-2`. */
  address: string;
  /** The part of it before the house number. */
  street: string;
}

/** An address in a cell of a `DataTable`: where there is no room the street gives way, the house number stays whole. */
export function ShortAddress({ address, street }: ShortAddressProps) {
  return (
    <span className="address" title={address}>
      <span className="street">{street}</span>
      <span className="number">{address.slice(street.length)}</span>
    </span>
  );
}
