import loadWabt from 'wabt';
import { kernelText } from './kernel-text';

let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiles the inner loops once per process; threads receive the module. */
export function compileKernel(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const wabt = await loadWabt();
  const text = wabt.parseWat('kernel.wat', kernelText, { threads: true, simd: true });
  return WebAssembly.compile(new Uint8Array(text.toBinary({}).buffer));
}
