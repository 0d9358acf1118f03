// Runs before React of the host, which looks for this hook once, at its start. Fast refresh of remotes depends on it,
// and because remotes load later it has to remember the renderers, which the stub of react-refresh does not.
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  renderers,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
