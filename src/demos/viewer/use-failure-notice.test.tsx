/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFailureNotice } from './use-failure-notice';

const focusPart = jest.fn();
const retry = jest.fn();

function Notice({ hasFailed }: { hasFailed: boolean }) {
  return useFailureNotice([null, hasFailed ? retry : null], focusPart);
}

beforeEach(() => {
  focusPart.mockClear();
  retry.mockClear();
});

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

it('keeps focus on the button until the part has loaded, then focuses the part', async () => {
  const { rerender } = render(<Notice hasFailed />);
  await userEvent.click(tryAgain());
  expect(retry).toHaveBeenCalledTimes(1);
  expect(tryAgain()).toHaveFocus();
  expect(focusPart).not.toHaveBeenCalled();
  rerender(<Notice hasFailed={false} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(focusPart).toHaveBeenCalledTimes(1);
});

it("doesn't move focus if the part loads without the reader", () => {
  const { rerender } = render(<Notice hasFailed />);
  rerender(<Notice hasFailed={false} />);
  expect(focusPart).not.toHaveBeenCalled();
});
