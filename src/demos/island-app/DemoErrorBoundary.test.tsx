/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DemoErrorBoundary } from './DemoErrorBoundary';

let problem: unknown = null;

function Counter() {
  const [count, setCount] = useState(0);
  if (count === 2 && problem) {
    throw problem;
  }
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

function renderCounter() {
  return render(
    <>
      <p>Page</p>
      <div role="group">
        <DemoErrorBoundary name="CounterDemo">
          <Counter />
        </DemoErrorBoundary>
      </div>
    </>,
  );
}

async function countToTwo() {
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'Count 1' }));
}

beforeEach(() => {
  problem = new Error('Two is too many');
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

it('renders its children without an error', async () => {
  problem = null;
  renderCounter();
  await countToTwo();
  expect(screen.getByRole('button', { name: 'Count 2' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows name, message and a reset button when the demo throws, and keeps the page working', async () => {
  renderCounter();
  await countToTwo();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The demo CounterDemo crashed.');
  expect(alert).toHaveTextContent('Two is too many');
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Reset demo' }));
  expect(screen.getByText('Page')).toBeInTheDocument();
  const report = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Report this error' }).href,
  );
  expect(report.searchParams.get('body')).toContain('Error: Two is too many');
});

it('remounts the demo on each reset', async () => {
  renderCounter();
  for (let round = 0; round < 2; round += 1) {
    await countToTwo();
    await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('group')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  }
});

it("shows a thrown value that isn't an error", async () => {
  problem = 'just a text';
  renderCounter();
  await countToTwo();
  expect(screen.getByRole('alert')).toHaveTextContent('just a text');
});
