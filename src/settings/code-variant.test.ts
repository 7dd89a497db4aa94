/** @jest-environment ./src/testing/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type * as Variant from './code-variant';
import { settingsInlineScript } from './inline-script';

let variant: typeof Variant;
let written: string[];

// The module keeps state, so each test imports a fresh copy, with this file's React.
beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
  written = [];
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => real?.get?.call(document) as string,
    set(value: string) {
      written.push(value);
      real?.set?.call(document, value);
    },
  });
  document.cookie = 'codeVariant=;path=/;max-age=0';
  written = [];
  window.location.hash = '';
  variant = await import('./code-variant');
});

describe('initialCodeVariant', () => {
  it.each([
    ['#BasicButtons.tsx', undefined, 'TS'],
    ['#BasicButtons.tsx', 'JS', 'TS'],
    ['#BasicButtons.js', undefined, 'JS'],
    ['#BasicButtons.js', 'TS', 'JS'],
    ['#BasicButtons.js?theme=dark', 'TS', 'JS'],
    ['#BasicButtons.js?s=a.tsx', 'TS', 'JS'],
    ['#Basic.js.tsx', 'JS', 'TS'],
    [`#${'A'.repeat(1_000_000)}.js`, 'TS', 'TS'],
    [`#${'?'.repeat(1_000_000)}.js`, 'TS', 'TS'],
    ['#basic-button', 'JS', 'JS'],
    ['#basic-button', 'TS', 'TS'],
    ['', 'JS', 'JS'],
    ['', undefined, 'TS'],
    ['', 'js', 'TS'],
    ['', '', 'TS'],
  ])('opens with the hash "%s" and the cookie %j in %s', (hash, cookie, expected) => {
    expect(variant.initialCodeVariant(hash, cookie)).toBe(expected);
  });
});

describe('before anything is painted, the document', () => {
  const attribute = () => document.documentElement.dataset.codeVariant;

  it.each([
    ['#BasicButtons.tsx', 'JS'],
    ['#BasicButtons.js', 'TS'],
    ['#BasicButtons.js?s=a.tsx', undefined],
    ['#BasicButtons?s=a.js', undefined],
    ['#basic-button', 'JS'],
    ['', 'JS'],
    ['', 'JSX'],
    ['', undefined],
  ])('says what a page with the hash "%s" and the cookie %j opens with', (hash, cookie) => {
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    window.location.hash = hash;
    if (cookie) {
      document.cookie = `codeVariant=${cookie};path=/`;
    }
    new Function(settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } }))();
    expect(attribute() ?? 'TS').toBe(variant.initialCodeVariant(hash, cookie));
    delete document.documentElement.dataset.codeVariant;
  });

  it('follows each choice', () => {
    variant.setCodeVariant('JS');
    expect(attribute()).toBe('JS');
    variant.setCodeVariant('TS');
    expect(attribute()).toBe('TS');
  });
});

describe('readCookie', () => {
  it('finds the cookie with exactly this name', () => {
    document.cookie = 'myCodeVariant=no';
    document.cookie = 'codeVariantOld=no';
    document.cookie = 'codeVariant=a=b';
    expect(variant.readCookie('codeVariant')).toBe('a=b');
    expect(variant.readCookie('Variant')).toBeUndefined();
  });
});

describe('setCodeVariant', () => {
  it('writes the cookie of the specification', () => {
    variant.setCodeVariant('JS');
    const [pair, ...attributes] = written[0].split(';');
    expect(written).toHaveLength(1);
    expect(pair).toBe('codeVariant=JS');
    expect(attributes).toEqual(
      expect.arrayContaining(['path=/', 'max-age=31536000', 'SameSite=Lax']),
    );
    expect(variant.readCookie('codeVariant')).toBe('JS');
  });
});

describe('without cookies, as in a sandboxed frame', () => {
  it('starts with TypeScript, and keeps a choice until the page is closed', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    const { result } = renderHook(variant.useCodeVariant);
    expect(result.current).toBe('TS');
    act(() => variant.setCodeVariant('JS'));
    expect(result.current).toBe('JS');
  });
});

describe('useCodeVariant', () => {
  it('starts with TypeScript', () => {
    const { result } = renderHook(variant.useCodeVariant);
    expect(result.current).toBe('TS');
  });

  it('starts with the language in the cookie', () => {
    document.cookie = 'codeVariant=JS;path=/';
    const { result } = renderHook(variant.useCodeVariant);
    expect(result.current).toBe('JS');
  });

  it('starts with the language in the hash, whatever the cookie', () => {
    document.cookie = 'codeVariant=JS;path=/';
    window.location.hash = '#BasicButtons.tsx';
    const { result } = renderHook(variant.useCodeVariant);
    expect(result.current).toBe('TS');
  });

  it('follows each choice', () => {
    const { result } = renderHook(variant.useCodeVariant);
    act(() => variant.setCodeVariant('JS'));
    expect(result.current).toBe('JS');
    act(() => variant.setCodeVariant('TS'));
    expect(result.current).toBe('TS');
  });
});
