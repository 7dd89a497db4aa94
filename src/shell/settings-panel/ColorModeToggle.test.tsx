/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mode, resetSettings, setModeChoice } from '@site/src/reader/settings';
import { ColorModeToggle } from './ColorModeToggle';

afterEach(() => act(resetSettings));

it('cycles through system, light and dark, and updates its name', async () => {
  render(<ColorModeToggle />);
  const button = screen.getByRole('button');
  const steps: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    steps.push(`${mode.get()}: ${button.getAttribute('aria-label')}`);
    await userEvent.click(button);
  }
  expect(steps).toEqual([
    'system: Color mode: system mode. Switch to light mode',
    'light: Color mode: light mode. Switch to dark mode',
    'dark: Color mode: dark mode. Switch to system mode',
    'system: Color mode: system mode. Switch to light mode',
  ]);
});

it('renders the same markup for every choice, because CSS shows the icon', () => {
  render(<ColorModeToggle />);
  const { innerHTML } = screen.getByRole('button');
  act(() => setModeChoice('dark'));
  expect(screen.getByRole('button').innerHTML).toBe(innerHTML);
  expect(screen.getByRole('button').querySelectorAll('svg')).toHaveLength(3);
});
