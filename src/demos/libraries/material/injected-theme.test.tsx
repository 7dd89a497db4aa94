/** @jest-environment ./test/unit/jsdom-environment.ts */
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { dispatchThemeAction, resetSettings } from '@site/src/reader/settings';
import MaterialScope from './provider';

const rendered = jest.fn();

function Facts() {
  const { palette, direction } = useTheme();
  rendered();
  return <p>{[palette.mode, palette.primary.main, direction].join(' ')}</p>;
}

const INJECTED = {
  palette: { primary: { main: '#123456' } },
  components: { MuiButton: { defaultProps: { size: 'small' } } },
};

afterEach(() => {
  delete window.getInjectTheme;
  act(resetSettings);
});

function renderDemo() {
  render(
    <MaterialScope>
      <Facts />
      <Button>Press</Button>
    </MaterialScope>,
  );
}

it('merges the injected theme into the default theme, in the mode and direction of the page', () => {
  window.getInjectTheme = () => INJECTED;
  renderDemo();
  expect(screen.getByText('light #123456 ltr')).toBeVisible();
  expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeSmall');
  act(() =>
    dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } }),
  );
  expect(screen.getByText('dark #123456 rtl')).toBeVisible();
});

it('renders nothing again when the color mode changes, because the default theme has both', () => {
  renderDemo();
  rendered.mockClear();
  act(() => dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
  expect(rendered).not.toHaveBeenCalled();
  act(() => dispatchThemeAction({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  expect(rendered).toHaveBeenCalledTimes(1);
});

it.each([
  ['is missing', undefined],
  ['returns nothing', () => undefined],
  ['returns a string', () => 'red'],
])('uses the default theme if the function %s', (_case, getInjectTheme) => {
  window.getInjectTheme = getInjectTheme;
  renderDemo();
  expect(screen.getByText(/^light #1976d2 ltr$/)).toBeVisible();
});

it('uses the default theme if the function throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.getInjectTheme = () => {
    throw new Error('broken');
  };
  renderDemo();
  expect(screen.getByText(/^light #1976d2 ltr$/)).toBeVisible();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
