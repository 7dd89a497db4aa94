/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackPrompt } from './FeedbackPrompt';

jest.mock('./FeedbackForm', () => {
  throw new Error('Loading chunk 1 failed.');
});

it('shows an error when the form fails to load', async () => {
  render(<FeedbackPrompt path="/a/" />);
  await userEvent.hover(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Couldn't submit feedback. Please try again later.",
  );
});
