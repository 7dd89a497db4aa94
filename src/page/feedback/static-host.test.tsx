/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import siteConfig from '@site/test/unit/docusaurus/config';
import { FEEDBACK_ENDPOINT } from './contract';
import type { FeedbackMessage } from './contract';
import { FeedbackPrompt } from './FeedbackPrompt';
import { sendFeedback } from './send';

const MESSAGE: FeedbackMessage = {
  id: '1',
  path: '/a/',
  section: null,
  vote: 'yes',
  comment: '',
  website: '',
};
const FORM_SERVICE = 'https://forms.example/f/1';

function answer(status: number, type: string) {
  const fetched = jest.fn(
    async (_url: string, _init?: RequestInit) =>
      ({ ok: status < 300, status, headers: new Headers({ 'Content-Type': type }) }) as Response,
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

function configure(feedbackUrl: string | null) {
  siteConfig.customFields.feedbackUrl = feedbackUrl;
}
beforeEach(() => configure(FEEDBACK_ENDPOINT));

it('asks nothing on a site that collects no feedback, and sends nothing', async () => {
  configure(null);
  const fetched = answer(404, 'text/html');
  const { container } = render(<FeedbackPrompt path="/a/" />);
  expect(container).toBeEmptyDOMElement();
  expect(await sendFeedback(MESSAGE)).toEqual({ outcome: 'failed' });
  expect(fetched).not.toHaveBeenCalled();
});

it('sends to the configured form service without checking for a collector', async () => {
  configure(FORM_SERVICE);
  const fetched = answer(200, 'application/json; charset=utf-8');
  render(<FeedbackPrompt path="/a/" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Feedback submitted.');
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    [FORM_SERVICE, 'POST'],
  ]);
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Accept')).toBe('application/json');
});

it.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a failure of the host',
    async () => ({ ok: false, status: 503, headers: new Headers() }) as Response,
  ],
  ['a collector', undefined],
])('shows the form after %s', async (_, request) => {
  const fetched = answer(200, 'application/json');
  if (request) {
    fetched.mockImplementation(request);
  }
  render(<FeedbackPrompt path="/a/" />);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
  await act(async () => {});
  expect(screen.queryByRole('status')).toBeNull();
});
