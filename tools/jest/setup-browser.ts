import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Missing in jsdom, and needed by react-router when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
