export interface ShortAddressProps {
  /** The address up to the house number: `Dorpsstraat 1A-2`. */
  address: string;
  /** The part of it before the house number. */
  street: string;
}

/** Address in a cell of a `DataTable`: the street is truncated when there is no room, the house number is not. */
export function ShortAddress({ address, street }: ShortAddressProps) {
  return (
    <span className="address" title={address}>
      <span className="street">{street}</span>
      <span className="number">{address.slice(street.length)}</span>
    </span>
  );
}
