/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { PRESETS } from '../../presets';
import { Board } from './Board';

const { theme } = PRESETS.find(({ id }) => id === 'grove')!;

/** The text of all rules: jsdom doesn't apply styles in cascade layers. */
const styles = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

it('shows a theme on real components, in each scheme', () => {
  const view = render(<Board theme={{}} scheme="light" direction="ltr" isCompact={false} />);
  const button = screen.getByRole('button', { name: 'Log level' });
  expect(button).toHaveClass('MuiButton-sizeMedium');
  expect(styles()).toContain('background-color: #1976d2');

  view.rerender(<Board theme={theme} scheme="light" direction="ltr" isCompact={false} />);
  expect(button).toHaveClass('MuiButton-sizeLarge');
  expect(styles()).toContain('background-color: #2c6042');
  expect(styles()).toContain('border-radius: 14px');
  expect(styles()).not.toContain('background-color: #98d3ac');

  view.rerender(<Board theme={theme} scheme="dark" direction="rtl" isCompact={false} />);
  expect(styles()).toContain('background-color: #98d3ac');
});

it('is compact on request', () => {
  render(<Board theme={{}} scheme="light" direction="ltr" isCompact />);
  expect(screen.getByRole('button', { name: 'Log level' })).toHaveClass('MuiButton-sizeSmall');
});

it('names all controls, and has no headings or landmarks', () => {
  render(<Board theme={{}} scheme="light" direction="ltr" isCompact={false} />);
  for (const role of ['button', 'textbox', 'combobox', 'checkbox', 'radio', 'slider'] as const) {
    for (const control of screen.getAllByRole(role)) {
      expect(control).toHaveAccessibleName();
    }
  }
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(screen.queryAllByRole('banner')).toEqual([]);
});
