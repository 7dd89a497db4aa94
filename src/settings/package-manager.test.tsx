/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { settingsInlineScript } from './inline-script';
import {
  PACKAGE_MANAGER_KEY,
  parsePackageManager,
  setPackageManager,
  usePackageManager,
} from './package-manager';

function Chosen() {
  return <output>{usePackageManager()}</output>;
}

const chosen = () => screen.getByRole('status').textContent;
const attribute = () => document.documentElement.getAttribute('data-package-manager');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-package-manager');
});

it.each([
  ['yarn', 'yarn'],
  ['deno', 'npm'],
  [null, 'npm'],
])('reads %j as %s', (stored, expected) => {
  expect(parsePackageManager(stored)).toBe(expected);
});

it('stores a choice, notifies components, and sets the attribute', () => {
  render(<Chosen />);
  expect(chosen()).toBe('npm');
  act(() => setPackageManager('bun'));
  expect(chosen()).toBe('bun');
  expect(localStorage.getItem(PACKAGE_MANAGER_KEY)).toBe('bun');
  expect(attribute()).toBe('bun');
});

it('follows other tabs', () => {
  render(<Chosen />);
  localStorage.setItem(PACKAGE_MANAGER_KEY, 'pnpm');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PACKAGE_MANAGER_KEY })));
  expect(chosen()).toBe('pnpm');
  expect(attribute()).toBe('pnpm');
});

it.each([
  ['yarn', 'yarn'],
  ['"><b', null],
  [null, null],
])('is on the document before anything is painted: %j', (stored, expected) => {
  if (stored !== null) {
    localStorage.setItem(PACKAGE_MANAGER_KEY, stored);
  }
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  new Function(settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } }))();
  expect(attribute()).toBe(expected);
});
