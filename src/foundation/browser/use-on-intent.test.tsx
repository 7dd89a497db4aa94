/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOnIntent } from './use-on-intent';

const importHello = jest.fn(
  async () =>
    function Hello() {
      return <p>Hello</p>;
    },
);

function Opener() {
  const { Component, load, intentProps } = useOnIntent(importHello);
  return (
    <>
      <button type="button" onClick={load} {...intentProps}>
        Open
      </button>
      {Component && <Component />}
    </>
  );
}

afterEach(() => importHello.mockClear());

it('loads nothing without intent', () => {
  render(<Opener />);
  expect(importHello).not.toHaveBeenCalled();
});

it.each([
  ['hover', () => userEvent.hover(screen.getByRole('button'))],
  ['focus', () => userEvent.tab()],
  ['press', () => userEvent.click(screen.getByRole('button'))],
])('loads on %s', async (_intent, act) => {
  render(<Opener />);
  await act();
  expect(await screen.findByText('Hello')).toBeVisible();
});

it('logs a failure, and retries', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  importHello.mockRejectedValueOnce(new Error('offline'));
  render(<Opener />);
  await userEvent.tab();
  expect(error).toHaveBeenCalledWith(
    'A part of this page could not be loaded.',
    new Error('offline'),
  );
  expect(screen.queryByText('Hello')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Hello')).toBeVisible();
});
