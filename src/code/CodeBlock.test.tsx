/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from './CodeBlock';

const HTML = '<span class="tk">const</span> a = 1 &lt; 2;';

it('shows the highlighted code and copies its text', async () => {
  const user = userEvent.setup();
  const { container } = render(<CodeBlock html={HTML} language="ts" />);
  expect(container.querySelector('pre > code')?.innerHTML).toBe(HTML);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('const a = 1 < 2;');
});

it.each([
  [{ title: 'theme.ts', language: 'ts' }, 'theme.ts'],
  [{ language: 'ts' }, 'ts code'],
  [{}, 'Code'],
])('is named by %j', (props, name) => {
  const { container } = render(<CodeBlock html={HTML} {...props} />);
  expect(container.querySelector('pre')).toHaveAttribute('aria-label', name);
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
});

it('shows a title only when there is one', () => {
  const { rerender } = render(<CodeBlock html={HTML} title="theme.ts" />);
  expect(screen.getByText('theme.ts')).toBeInTheDocument();
  rerender(<CodeBlock html={HTML} />);
  expect(screen.queryByText('theme.ts')).toBeNull();
});
