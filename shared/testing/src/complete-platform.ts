type Seen = (entries: { isIntersecting: boolean; contentRect: DOMRectInit }[]) => void;

/** Everything is in sight, and as large as the window says. */
const observerOf = (contentRect: DOMRectInit) =>
  class {
    constructor(private readonly seen: Seen) {}
    observe() {
      this.seen([{ isIntersecting: true, contentRect }]);
    }
    unobserve() {}
    disconnect() {}
  };

/** What jsdom leaves out of the platform: layout, the top layer, media queries. */
export function completePlatform(wide: boolean): void {
  const size = { width: 755, height: 630 };
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches: wide && query.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    }),
    IntersectionObserver: observerOf(size),
    ResizeObserver: observerOf(size),
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover() {},
    hidePopover() {},
    scrollIntoView() {},
    scrollTo() {},
  });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  // A virtualised table draws the rows that fit: it must have a size.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: size.height });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: size.width });
}
