import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Missing in jsdom, and needed by react-router when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A busy machine is slow, not wrong; what is there at once is not waited for.
configure({ asyncUtilTimeout: 10_000 });
