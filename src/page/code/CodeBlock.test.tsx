/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstSizeObserver } from '@site/test/unit/resize-observer';
import { CodeBlock } from './CodeBlock';

const HTML = '<span class="tk">const</span> a = 1 &lt; 2;';

beforeEach(() => {
  globalThis.ResizeObserver = FirstSizeObserver;
});

function widths(content: number, box: number) {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(box);
}

afterEach(() => jest.restoreAllMocks());

it('shows the highlighted code and copies its text', async () => {
  const user = userEvent.setup();
  const { container } = render(<CodeBlock html={HTML} language="ts" />);
  expect(container.querySelector('pre > code')?.innerHTML).toBe(HTML);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('const a = 1 < 2;');
});

it('copies neither removed lines nor command output', async () => {
  const user = userEvent.setup();
  const lines = [
    '<span class="cl">a\n</span>',
    '<span class="cl cl-remove">b\n</span>',
    '<span class="cl cl-add">c\n</span>',
    '<span class="cl cl-output">d</span>',
  ];
  const { container } = render(<CodeBlock html={lines.join('')} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('a\nc\n');
  expect(container.querySelector('code')).toHaveTextContent('a b c d');
});

it.each([
  [{ title: 'theme.ts', language: 'ts' }, 'theme.ts'],
  [{ language: 'ts' }, 'ts code'],
  [{}, 'Code'],
])('with %j it has a name and is focusable', (props, name) => {
  render(<CodeBlock html={HTML} {...props} />);
  expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
});

it('has its language and its title as attributes, for other formats of the page', () => {
  render(<CodeBlock html={HTML} title="theme.ts" language="ts" />);
  const { language, title } = screen.getByRole('group').dataset;
  expect([language, title]).toEqual(['ts', 'theme.ts']);
});

it('shows a title only if it has one', () => {
  const { rerender } = render(<CodeBlock html={HTML} title="theme.ts" />);
  expect(screen.getByText('theme.ts')).toBeInTheDocument();
  rerender(<CodeBlock html={HTML} />);
  expect(screen.queryByText('theme.ts')).toBeNull();
});

it('shows its language in the header if it has no title', () => {
  const { rerender } = render(<CodeBlock html={HTML} language="ts" />);
  expect(screen.getByText('ts')).toBeInTheDocument();
  rerender(<CodeBlock html={HTML} language="ts" title="theme.ts" />);
  expect(screen.queryByText('ts')).toBeNull();
});

it('has its buttons in the header, outside the code', () => {
  widths(900, 300);
  render(<CodeBlock html={HTML} />);
  for (const button of screen.getAllByRole('button')) {
    expect(button.parentElement?.parentElement?.nextElementSibling).toBe(screen.getByRole('group'));
  }
});

it('numbers lines from `firstLine`', () => {
  render(<CodeBlock html={HTML} firstLine={7} />);
  expect(screen.getByRole('group')).toHaveClass('cl-numbers');
  expect(screen.getByRole('group').style.getPropertyValue('--before')).toBe('6');
});

it('wraps long lines on demand', async () => {
  widths(900, 300);
  const { container } = render(<CodeBlock html={HTML} />);
  const toggle = screen.getByRole('button', { name: 'Wrap lines' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelector('pre')).toHaveClass('wraps');
  await userEvent.click(toggle);
  expect(container.querySelector('pre')).not.toHaveClass('wraps');
});

it('keeps focus on the button even though wrapped lines fit', async () => {
  const observed = new Set<ResizeObserver>();
  class Observer extends FirstSizeObserver {
    override observe() {
      observed.add(this);
      super.observe();
    }

    resize = () => super.observe();

    override disconnect() {
      observed.delete(this);
    }
  }
  globalThis.ResizeObserver = Observer;
  widths(900, 300);
  render(<CodeBlock html={HTML} />);
  const toggle = screen.getByRole('button', { name: 'Wrap lines' });
  await userEvent.click(toggle);
  widths(300, 300);
  act(() => observed.forEach((observer) => (observer as Observer).resize()));
  widths(900, 300);
  await userEvent.click(toggle);
  expect(toggle).toHaveFocus();
});

it('has no wrap button if all lines fit', () => {
  widths(300, 300);
  render(<CodeBlock html={HTML} />);
  expect(screen.queryByRole('button', { name: 'Wrap lines' })).toBeNull();
});
