/** A filter in use. */
export interface Chip<Part extends string = string> {
  part: Part;
  /** What is filtered by: `Functie`. */
  name: string;
  /** What is let through: `Kantoor, Winkel`. */
  value: string;
}
