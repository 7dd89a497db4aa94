/** @jest-environment ./test/unit/jsdom-environment.ts */
import Link from '@docusaurus/Link';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listKeys } from './list-keys';

function List({ names }: { names: string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Link to={`/${name}/`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Page() {
  return (
    <>
      <nav {...listKeys}>
        <ul>
          <li>
            <Link to="/" role="button">
              Components
            </Link>
            <ul>
              <li>
                <Link to="/all/">All</Link>
              </li>
              <li>
                <List names={['Alert', 'Button', 'Card']} />
              </li>
              <li>
                <List names={['Dialog', 'Snackbar']} />
              </li>
            </ul>
          </li>
        </ul>
      </nav>
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

/** What is focused after each key. */
async function press(...keys: string[]) {
  const stops = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    stops.push(focused());
  }
  return stops;
}

const TAB = '{Tab}';
const BACK = '{Shift>}{Tab}{/Shift}';

it('has one Tab stop for each list, and one for each group', async () => {
  render(<Page />);
  expect(await press(TAB, TAB, TAB, TAB, TAB)).toEqual([
    'Components',
    'All',
    'Alert',
    'Dialog',
    'After',
  ]);
});

it('moves within a list with arrow keys, Home and End, and returns to its last link', async () => {
  render(<Page />);
  await press(TAB, TAB, TAB);
  const keys = ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{ArrowDown}'];
  expect(await press(...keys)).toEqual(['Button', 'Card', 'Alert', 'Card', 'Alert', 'Button']);
  expect(await press(TAB, BACK)).toEqual(['Dialog', 'Button']);
});

it('leaves arrow keys of groups, and with modifier keys, to the browser', async () => {
  render(<Page />);
  expect(await press(TAB, '{ArrowDown}')).toEqual(['Components', 'Components']);
  expect(await press(TAB, TAB, '{Alt>}{ArrowDown}{/Alt}')).toEqual(['All', 'Alert', 'Alert']);
});

it('ignores the focus of the sidebar itself', async () => {
  render(<Page />);
  const nav = screen.getByRole('navigation');
  nav.tabIndex = 0;
  nav.focus();
  expect(await press('{ArrowDown}')).toEqual([nav.textContent]);
});

it('resets the stops when the focus leaves the sidebar', async () => {
  render(<Page />);
  await press(TAB, TAB, TAB, TAB, TAB);
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Card' })).not.toHaveAttribute('tabindex');
});
