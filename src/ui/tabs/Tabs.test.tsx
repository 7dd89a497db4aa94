/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const LABELS = ['one', 'two', 'three', 'four'];

function Example() {
  const [selected, setSelected] = useState(0);
  const tabs = LABELS.map((label) => ({ label, panelId: 'panel' }));
  return (
    <>
      <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />
      <div id="panel" role="tabpanel" />
    </>
  );
}

const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

it('has one tab stop, and tabs that control their panel', () => {
  render(<Example />);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(LABELS);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  expect(screen.getByRole('tablist', { name: 'Numbers' })).toContainElement(tabs[0]!);
  for (const tab of tabs) {
    expect(tab).toHaveAttribute('aria-controls', 'panel');
  }
});

it('selects the clicked tab', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'three' }));
  expect(selected()).toEqual(['three']);
});

it.each<['ltr' | 'rtl', ...[key: string, expected: string][]]>([
  [
    'ltr',
    ['ArrowRight', 'two'],
    ['ArrowLeft', 'one'],
    ['ArrowLeft', 'four'],
    ['ArrowRight', 'one'],
  ],
  ['rtl', ['ArrowLeft', 'two'], ['ArrowRight', 'one'], ['End', 'four'], ['Home', 'one']],
])('moves between tabs with keys: %s', async (direction, ...moves) => {
  render(<Example />);
  screen.getByRole('tablist').style.direction = direction;
  await userEvent.tab();
  for (const [key, expected] of moves) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toHaveTextContent(expected);
    expect(selected()).toEqual([expected]);
  }
});
