/** @jest-environment ./test/unit/jsdom-environment.ts */
import { readCookie, readStored, writeStored } from './storage';
import type { StorageArea } from './storage';

const KEY = 'docs-direction';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${KEY}=;max-age=0;path=/`;
});

const read = (area: StorageArea | 'cookie', key: string) =>
  area === 'cookie' ? (readCookie(key) ?? null) : readStored(area, key);

describe.each(['localStorage', 'sessionStorage', 'cookie'] as const)('in %s', (area) => {
  it('reads what was written until it is removed, otherwise null', () => {
    expect(read(area, KEY)).toBeNull();
    expect(writeStored(area, KEY, 'rtl')).toBe(true);
    expect(read(area, KEY)).toBe('rtl');
    expect(read(area, 'docs-other')).toBeNull();
    expect(writeStored(area, KEY, null)).toBe(true);
    expect(read(area, KEY)).toBeNull();
  });

  it('reads null and reports a refusal when the browser blocks it', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    if (area === 'cookie') {
      Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    } else {
      jest.spyOn(window, area, 'get').mockImplementation(refuse);
    }
    expect(writeStored(area, KEY, 'rtl')).toBe(false);
    expect(writeStored(area, KEY, null)).toBe(false);
    expect(read(area, KEY)).toBeNull();
  });
});

it('writes cookies as the specification says', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeStored('cookie', 'codeVariant', 'JS');
  expect(write.mock.calls).toEqual([['codeVariant=JS;path=/;max-age=31536000;SameSite=Lax']]);
});

it('finds the cookie with exactly this name', () => {
  document.cookie = 'myCodeVariant=no';
  document.cookie = 'codeVariantOld=no';
  document.cookie = 'codeVariant=a=b';
  expect(readCookie('codeVariant')).toBe('a=b');
  expect(readCookie('Variant')).toBeUndefined();
});
