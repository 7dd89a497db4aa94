/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { PRESETS } from '../../presets';
import { JoyBoard } from './JoyBoard';

const { theme } = PRESETS.find(({ id }) => id === 'grove')!;

it('shows a theme on components of Joy UI, in each scheme', () => {
  const view = render(<JoyBoard theme={{}} scheme="light" direction="ltr" isCompact={false} />);
  const board = view.container.querySelector<HTMLElement>('.demo-root')!;
  const valueOf = (name: string) => board.style.getPropertyValue(`--joy-${name}`);
  const button = screen.getByRole('button', { name: 'Reserve a tool' });
  expect(button).toHaveClass('MuiButton-sizeMd');
  expect(valueOf('palette-primary-500')).toContain('#0B6BCB');

  view.rerender(<JoyBoard theme={theme} scheme="light" direction="ltr" isCompact={false} />);
  expect(button).toHaveClass('MuiButton-sizeLg');
  expect(valueOf('palette-primary-500')).toContain('#2c6042');

  view.rerender(<JoyBoard theme={theme} scheme="dark" direction="rtl" isCompact={false} />);
  expect(valueOf('palette-primary-500')).toContain('#98d3ac');
});

it('is compact on request', () => {
  render(<JoyBoard theme={{}} scheme="light" direction="ltr" isCompact />);
  expect(screen.getByRole('button', { name: 'Reserve a tool' })).toHaveClass('MuiButton-sizeSm');
});

it('names all controls, and has no headings or landmarks', () => {
  render(<JoyBoard theme={{}} scheme="light" direction="ltr" isCompact={false} />);
  for (const role of ['button', 'textbox', 'checkbox', 'switch', 'radio', 'slider'] as const) {
    for (const control of screen.getAllByRole(role)) {
      expect(control).toHaveAccessibleName();
    }
  }
  expect(screen.queryAllByRole('heading')).toEqual([]);
});
