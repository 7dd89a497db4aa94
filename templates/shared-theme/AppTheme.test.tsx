/** @jest-environment ./test/unit/jsdom-environment.ts */
import { darken, getContrastRatio, useTheme } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppearanceMenu from './AppearanceMenu';
import AppTheme from './AppTheme';
import { createCustomTheme } from './customTheme';
import { createMaterialTheme } from './materialTheme';
import { STORAGE_KEYS } from './storageKeys';

window.matchMedia = () =>
  ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;

beforeEach(() => localStorage.clear());

function Facts() {
  const theme = useTheme();
  return <output>{`${theme.direction} ${theme.shape.borderRadius}`}</output>;
}

function open() {
  return render(
    <AppTheme>
      <AppearanceMenu />
      <Facts />
    </AppTheme>,
  );
}

async function choose(label: string) {
  await userEvent.click(await screen.findByRole('menuitemradio', { name: label }));
}

it('changes look, color mode and direction, and restores them', async () => {
  const { unmount } = open();
  expect(screen.getByRole('status').textContent).toBe('ltr 10');
  await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
  const menu = await screen.findByRole('menu', { name: 'Appearance' });
  expect(within(menu).getByRole('menuitemradio', { name: 'System', checked: true })).toBeTruthy();
  await choose('Material Design 2');
  await choose('Dark');
  await choose('Right to left');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.getAttribute('data-mui-color-scheme')).toBe('dark');
  unmount();
  open();
  expect(screen.getByRole('status').textContent).toBe('rtl 4');
});

it('is operated with the keyboard', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(localStorage.getItem(STORAGE_KEYS.look)).toBe('material');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Appearance' }));
});

it('ignores malformed stored choices', () => {
  localStorage.setItem(STORAGE_KEYS.look, 'neon');
  localStorage.setItem(STORAGE_KEYS.direction, 'upwards');
  open();
  expect(screen.getByRole('status').textContent).toBe('ltr 10');
});

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

it('has readable text on the red of Material Design 2 in dark mode', () => {
  const { main, contrastText } = createMaterialTheme('ltr').colorSchemes.dark!.palette.error;
  expect(contrastText).toBe('rgba(0, 0, 0, 0.87)');
  // What remains of the red under the translucent text.
  expect(getContrastRatio(main, darken(main, 0.87))).toBeGreaterThanOrEqual(4.5);
});

describe.each(['light', 'dark'] as const)('the custom look in %s mode', (mode) => {
  const { palette } = createCustomTheme('ltr').colorSchemes[mode]!;
  const { background, text } = palette;

  it.each(COLORS)('%s is readable on both backgrounds and under its text', (color) => {
    const { main, contrastText } = palette[color];
    for (const pair of [
      [main, background.default],
      [main, background.paper],
      [contrastText, main],
    ] as const) {
      expect([pair, getContrastRatio(pair[0], pair[1]) >= 4.5]).toEqual([pair, true]);
    }
  });

  it('text is readable on both backgrounds', () => {
    for (const color of [text.primary, text.secondary]) {
      expect(getContrastRatio(color, background.default)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(color, background.paper)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
