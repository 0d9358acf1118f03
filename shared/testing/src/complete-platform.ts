type Seen = (entries: { isIntersecting: boolean; contentRect: DOMRectInit }[]) => void;

/** Reports every element as visible, with the size of the window. */
const observerOf = (contentRect: DOMRectInit) =>
  class {
    constructor(private readonly seen: Seen) {}
    observe() {
      this.seen([{ isIntersecting: true, contentRect }]);
    }
    unobserve() {}
    disconnect() {}
  };

/** Fakes what jsdom lacks: layout, the top layer, media queries. */
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
  // A virtualised table renders the rows that fit, so it needs a size.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: size.height });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: size.width });
}
