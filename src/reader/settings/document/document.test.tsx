/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mockSystemMode } from '@site/test/unit/system-mode';
import { codeVariant, density, direction, docsColors, mode, packageManager } from '../registry';
import { resetSettings } from '../reset';
import { setModeChoice } from '../store';
import { SettingsDocument } from '.';

const mockSetColorMode = jest.fn();
let mockClass = '';

// Modules of Docusaurus's bundle.
jest.mock('@docusaurus/Head', () => () => null, { virtual: true });
jest.mock('@docusaurus/theme-common', () => ({
  HtmlClassNameProvider: (props: { className: string; children: ReactNode }) => {
    mockClass = props.className;
    return props.children;
  },
  useColorMode: () => ({ setColorMode: mockSetColorMode }),
}));

const system = mockSystemMode();
const root = document.documentElement;
const style = () => document.getElementById(docsColors.key);

beforeEach(() => {
  root.className = 'plugin-docs mode-light';
  render(<SettingsDocument language="en">Page</SettingsDocument>);
});

afterEach(() => {
  act(resetSettings);
  system.prefer('light');
  jest.restoreAllMocks();
});

it('shows each change on the root and the body', () => {
  act(() => {
    setModeChoice('dark');
    direction.set('rtl');
    density.set('compact');
    packageManager.set('yarn');
    codeVariant.set('JS');
  });
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveAttribute('data-theme-choice', 'dark');
  expect([...root.classList]).toEqual(['plugin-docs', 'mode-dark']);
  expect([root.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  expect(root).toHaveAttribute('data-density', 'compact');
  expect(root).toHaveAttribute('data-package-manager', 'yarn');
  expect(root).toHaveAttribute('data-code-variant', 'JS');
  act(resetSettings);
  expect([...root.classList]).toEqual(['plugin-docs', 'mode-light']);
  expect([root.dir, document.body.dir]).toEqual(['ltr', 'ltr']);
  expect(root).toHaveAttribute('data-package-manager', 'npm');
  expect(root).toHaveAttribute('data-code-variant', 'TS');
});

it('follows other tabs and the operating system', () => {
  localStorage.setItem(packageManager.key, 'bun');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: packageManager.key })));
  expect(root).toHaveAttribute('data-package-manager', 'bun');
  act(() => system.prefer('dark'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveAttribute('data-theme-choice', 'system');
});

it('marks the document as still from a change of mode or direction to the next frame, and for nothing else', () => {
  jest.useFakeTimers();
  delete root.dataset.still;
  act(() => density.set('compact'));
  expect(root).not.toHaveAttribute('data-still');
  act(() => system.prefer('dark'));
  expect(root).toHaveAttribute('data-still');
  jest.runAllTimers();
  expect(root).not.toHaveAttribute('data-still');
  act(() => direction.set('rtl'));
  expect(root).toHaveAttribute('data-still');
  act(() => direction.set('ltr'));
  jest.runAllTimers();
  expect(root).not.toHaveAttribute('data-still');
  jest.useRealTimers();
});

it("passes the same class and mode to Docusaurus, which doesn't store them", () => {
  expect(mockClass).toBe('mode-light');
  act(() => mode.set('dark'));
  expect(mockClass).toBe('mode-dark');
  expect(mockSetColorMode).toHaveBeenLastCalledWith('dark', { persist: false });
  act(() => mode.reset());
  expect(mockSetColorMode).toHaveBeenLastCalledWith(null, { persist: false });
});

it("applies the reader's colors after changes in this tab and in others, and removes them", async () => {
  act(() => docsColors.set('on\n--site-link:#004d40;\n--site-link:#b2dfdb;'));
  await waitFor(() => expect(style()).toHaveTextContent('--site-link:#b2dfdb;'));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await waitFor(() => expect(style()).toBeNull());
});
