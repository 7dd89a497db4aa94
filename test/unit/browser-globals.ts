import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Adds the globals that the libraries use, every browser has, and jsdom lacks. */
export function addBrowserGlobals(): void {
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
  });
}
