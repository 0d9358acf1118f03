import { canDraw3d, hindrance3d } from './webgl';

interface Browser {
  /** Name of the renderer; null: no WebGL. */
  renderer: string | null;
  saveData?: boolean;
}

/** A browser that draws so. */
function browse({ renderer, saveData = false }: Browser) {
  const context = { RENDERER: 1, getExtension: () => null, getParameter: () => renderer };
  Object.assign(globalThis, { WebGL2RenderingContext: class {} });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  HTMLCanvasElement.prototype.getContext = (() =>
    renderer === null ? null : context) as unknown as HTMLCanvasElement['getContext'];
}

const contextWas = HTMLCanvasElement.prototype.getContext;

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = contextWas;
  Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');
  Reflect.deleteProperty(navigator, 'connection');
});

test.each<[string, Browser, ReturnType<typeof hindrance3d>, boolean, boolean]>([
  ['draws where a graphics card does', { renderer: 'NVIDIA RTX' }, null, true, true],
  ['draws by the processor only when asked', { renderer: 'Google SwiftShader' }, 'slow', false, true],
  ['stays flat with data saver', { renderer: 'NVIDIA RTX', saveData: true }, 'savesData', false, false],
  ['stays flat without WebGL', { renderer: null }, 'noWebgl', false, false],
  ['names WebGL first', { renderer: null, saveData: true }, 'noWebgl', false, false],
])('%s', (_, browser, hindrance, byItself, whenAsked) => {
  browse(browser);
  expect([hindrance3d(), canDraw3d(false), canDraw3d(true)]).toEqual([hindrance, byItself, whenAsked]);
});

test('stays flat in a browser that knows no WebGL 2', () => {
  expect([hindrance3d(), canDraw3d(true)]).toEqual(['noWebgl', false]);
});
