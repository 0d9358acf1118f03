/** A list of numbers that grows without an object for each. */
export class Numbers {
  length = 0;
  private room = new Float64Array(4_096);

  add(value: number): void {
    if (this.length === this.room.length) {
      const before = this.room;
      this.room = new Float64Array(2 * before.length);
      this.room.set(before);
    }
    this.room[this.length++] = value;
  }

  at(place: number): number {
    return this.room[place] ?? 0;
  }

  values(): Float64Array {
    return this.room.subarray(0, this.length);
  }
}
