/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import { settingsInlineScript } from './inline-script';
import type * as Registry from './registry';

const SCRIPT = settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } });

let registry: typeof Registry;
let usePersisted: typeof import('../../foundation/browser/persisted').usePersisted;

/** Opens a page with a hash and a cookie. The values keep state, so each page needs a fresh module. */
async function openPage(hash = '', cookie?: string) {
  window.location.hash = hash;
  if (cookie !== undefined) {
    document.cookie = `codeVariant=${cookie};path=/`;
  }
  jest.resetModules();
  jest.doMock('react', () => React);
  registry = await import('./registry');
  ({ usePersisted } = await import('../../foundation/browser/persisted'));
}

const current = () => registry.codeVariant.get();
const attribute = () => document.documentElement.dataset.codeVariant;
const renderVariant = () => renderHook(() => usePersisted(registry.codeVariant)).result;

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  document.cookie = 'codeVariant=;path=/;max-age=0';
});

afterEach(() => Reflect.deleteProperty(document, 'cookie'));

it.each([
  ['#BasicButtons.tsx', undefined, 'TS'],
  ['#BasicButtons.tsx', 'JS', 'TS'],
  ['#BasicButtons.js', undefined, 'JS'],
  ['#BasicButtons.js', 'TS', 'JS'],
  ['#BasicButtons.js?theme=dark', 'TS', 'JS'],
  ['#BasicButtons.js?s=a.tsx', 'TS', 'JS'],
  ['#BasicButtons?s=a.js', undefined, 'TS'],
  ['#Basic.js.tsx', 'JS', 'TS'],
  [`#${'A'.repeat(1_000_000)}.js`, 'TS', 'TS'],
  [`#${'?'.repeat(1_000_000)}.js`, 'TS', 'TS'],
  ['#basic-button', 'JS', 'JS'],
  ['#basic-button', 'TS', 'TS'],
  ['', 'JS', 'JS'],
  ['', undefined, 'TS'],
  ['', 'js', 'TS'],
  ['', 'JSX', 'TS'],
  ['', '', 'TS'],
])(
  'a page with the hash "%.40s" and the cookie %j opens in %s, also before anything is painted',
  async (hash, cookie, expected) => {
    await openPage(hash, cookie);
    expect(current()).toBe(expected);
    delete document.documentElement.dataset.codeVariant;
    new Function(SCRIPT)();
    expect(attribute()).toBe(expected);
  },
);

it("keeps the hash's language to this page, until the reader selects one", async () => {
  await openPage('#BasicButtons.js');
  expect([current(), document.cookie]).toEqual(['JS', '']);
  registry.codeVariant.set('TS');
  expect([current(), document.cookie]).toEqual(['TS', 'codeVariant=TS']);
});

it('returns to TypeScript when it is reset, and deletes the cookie', async () => {
  await openPage('#BasicButtons.js', 'JS');
  registry.codeVariant.reset();
  expect([current(), document.cookie]).toEqual(['TS', '']);
});

it('follows each choice, and hydrates with TypeScript', async () => {
  await openPage('', 'JS');
  const result = renderVariant();
  expect(registry.codeVariant.default).toBe('TS');
  expect(result.current).toBe('JS');
  act(() => registry.codeVariant.set('TS'));
  expect(result.current).toBe('TS');
});

it('works without cookies, as in a sandboxed frame: keeps a choice until the page is closed', async () => {
  await openPage();
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  const result = renderVariant();
  expect(result.current).toBe('TS');
  act(() => registry.codeVariant.set('JS'));
  expect(result.current).toBe('JS');
});
