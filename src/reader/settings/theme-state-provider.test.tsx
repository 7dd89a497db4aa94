/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, renderHook } from '@testing-library/react';
import { shortcuts } from './registry';
import { resetSettings } from './reset';
import { dispatchThemeAction, setModeChoice } from './store';
import { ThemeStateProvider, useThemeState } from './theme-state-provider';

afterEach(() => act(resetSettings));

it('throws without its provider; the error names it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useThemeState)).toThrow(
    'useThemeState: the component must be wrapped in the theme provider (<ThemeStateProvider>, src/reader/settings).',
  );
});

it('returns the current theme state, and the same object until it changes', () => {
  const { result } = renderHook(useThemeState, { wrapper: ThemeStateProvider });
  const before = result.current;
  expect(before).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
  act(() => shortcuts.set('off'));
  expect(result.current).toBe(before);
  act(() => dispatchThemeAction({ type: 'SET_DENSE', payload: true }));
  act(() => setModeChoice('dark'));
  expect(result.current).toEqual({ dense: true, direction: 'ltr', paletteMode: 'dark' });
});

it("hydrates with the server's state, then applies the stored settings", async () => {
  const { renderToString } = await import('react-dom/server');
  const rendered: boolean[] = [];
  const Dense = () => {
    const { dense } = useThemeState();
    rendered.push(dense);
    return dense ? 'compact' : 'comfortable';
  };
  const app = (
    <ThemeStateProvider>
      <Dense />
    </ThemeStateProvider>
  );
  dispatchThemeAction({ type: 'SET_DENSE', payload: true });
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  expect(container.textContent).toBe('comfortable');
  rendered.length = 0;
  render(app, { container, hydrate: true });
  expect(rendered[0]).toBe(false);
  expect(container.textContent).toBe('compact');
});
