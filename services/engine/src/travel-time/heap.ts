/** A binary heap of whole numbers by key in typed arrays: the smallest key comes out first. */
export class Heap {
  size = 0;
  /** Key of what `pop` gave last. */
  key = 0;
  private keys = new Int32Array(1_024);
  private values = new Int32Array(1_024);

  clear(): void {
    this.size = 0;
  }

  push(key: number, value: number): void {
    if (this.size === this.keys.length) this.grow();
    const { keys, values } = this;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const parentKey = keys[parent] ?? 0;
      if (parentKey <= key) break;
      keys[at] = parentKey;
      values[at] = values[parent] ?? 0;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** The value with the smallest key; call it only while `size` is above 0. */
  pop(): number {
    const { keys, values } = this;
    const value = values[0] ?? 0;
    this.key = keys[0] ?? 0;
    const last = --this.size;
    const key = keys[last] ?? 0;
    let at = 0;
    for (let child = 1; child < last; child = 2 * at + 1) {
      if (child + 1 < last && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child += 1;
      const childKey = keys[child] ?? 0;
      if (childKey >= key) break;
      keys[at] = childKey;
      values[at] = values[child] ?? 0;
      at = child;
    }
    keys[at] = key;
    values[at] = values[last] ?? 0;
    return value;
  }

  private grow(): void {
    const [keys, values] = [this.keys, this.values];
    this.keys = new Int32Array(2 * keys.length);
    this.values = new Int32Array(2 * values.length);
    this.keys.set(keys);
    this.values.set(values);
  }
}
