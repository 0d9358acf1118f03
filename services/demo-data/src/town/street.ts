const numbersPerPostcode = 40;
const letters = 'ABCDEGHJKLMNPRSTVWXZ';

/** A street with its numbering: odd on one side, even on the other, from one end to the other. */
export class Street {
  private odd = -1;
  private even = 0;
  private readonly codes = new Map<string, string>();

  constructor(
    readonly name: string,
    private readonly book: PostcodeBook,
    /** Four digits. */
    private readonly district: string,
  ) {}

  nextNumber(side: 'odd' | 'even'): number {
    if (side === 'odd') {
      this.odd += 2;
      return this.odd;
    }
    this.even += 2;
    return this.even;
  }

  /** As in the Netherlands, one postcode covers a stretch of one side. */
  postcode(side: 'odd' | 'even', huisnummer: number): string {
    const stretch = `${side}${Math.floor(huisnummer / numbersPerPostcode)}`;
    const known = this.codes.get(stretch);
    if (known) return known;
    const code = this.book.next(this.district);
    this.codes.set(stretch, code);
    return code;
  }
}

/** Hands out the letters of each district in order, without the pairs SA, SD and SS. */
export class PostcodeBook {
  private readonly used = new Map<string, number>();

  next(district: string): string {
    const count = this.used.get(district) ?? 0;
    this.used.set(district, count + 1);
    const pair = `${letters[Math.floor(count / letters.length)] ?? 'Z'}${letters[count % letters.length] ?? 'Z'}`;
    return ['SA', 'SD', 'SS'].includes(pair) ? this.next(district) : `${district}${pair}`;
  }
}
