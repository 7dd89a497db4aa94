/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faulty as mockFaulty, fault, mockFault } from '@site/test/unit/faulty';
import { FeedbackPrompt } from './FeedbackPrompt';
import { mockCollector } from './testing';
import { useNearHeading } from './use-near-heading';

jest.mock('./IssueLink', () => ({ IssueLink: () => mockFaulty() }));
jest.mock('./use-near-heading', () => ({ useNearHeading: jest.fn(() => null) }));

mockFault();
beforeEach(() => {
  sessionStorage.clear();
  mockCollector();
});

const button = (name: string) => screen.getByRole('button', { name });

it('loses only the form to a fault, and can be retried or closed', async () => {
  render(<FeedbackPrompt path="/a/" />);
  await userEvent.click(button('No'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred here.');
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('No')).toHaveFocus();

  await userEvent.click(button('No'));
  fault.isOn = false;
  await userEvent.click(button('Try again'));
  expect(screen.getByRole('textbox', { name: /this page/ })).toHaveFocus();
});

it('loses only the question to a fault', async () => {
  const fail = () => {
    throw new Error('fault');
  };
  // React renders again before it gives up.
  jest.mocked(useNearHeading).mockImplementationOnce(fail).mockImplementationOnce(fail);
  render(
    <>
      <FeedbackPrompt path="/a/" />
      <p>Page</p>
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(button('Yes')).toBeVisible();
});
