/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackPrompt } from './FeedbackPrompt';

it('offers to open an issue instead of the form on a host without a collector', async () => {
  // Static hosts answer every path with a page.
  const headers = new Headers({ 'Content-Type': 'text/html' });
  globalThis.fetch = (async () => ({ ok: true, status: 200, headers })) as unknown as typeof fetch;
  render(<FeedbackPrompt path="/a/" />);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent("This site doesn't collect feedback.");
  expect(status).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open an issue instead' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
