import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out, and react-router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
