import OlMap from 'ol/Map';

/** Between two frames while tiles come in, in milliseconds. */
const patience = 60;

/**
 * A map that draws in batches while tiles come in. Each tile asks for a frame, and each frame draws
 * all that is there; a dozen tiles that come one after the other would draw everything a dozen times.
 */
export class PatientMap extends OlMap {
  private loading = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** To be called with what the map itself reports of its loading. */
  setLoading(loading: boolean): void {
    this.loading = loading;
    if (!loading) this.render();
  }

  override render(): void {
    const view = this.getView();
    if (!this.loading || view.getAnimating() || view.getInteracting()) {
      this.drawNow();
      return;
    }
    this.waiting ??= setTimeout(() => this.drawNow(), patience);
  }

  private drawNow(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    super.render();
  }

  override disposeInternal(): void {
    clearTimeout(this.waiting);
    super.disposeInternal();
  }
}
