/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageError } from './PageError';

const tryAgain = jest.fn();

const renderError = (error: Error) => render(<PageError error={error} tryAgain={tryAgain} />);

it('shows an alert with the message and its causes', () => {
  renderError(new Error('Cannot render', { cause: new Error('No such file') }));
  const alert = screen.getByRole('alert');
  expect(alert).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'This page stopped working' }),
  );
  expect(screen.getByText(/Cannot render/)).toHaveTextContent('Cannot render No such file');
});

it('retries', async () => {
  renderError(new Error('Cannot render'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it('offers a report with the page and the message filled in', () => {
  renderError(new Error('Cannot render'));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report this error' });
  const { title, body } = Object.fromEntries(new URL(link.href).searchParams);
  expect(title).toBe('Page error: Cannot render');
  expect(body).toContain('**Page:** http://localhost/');
});

it('offers only a reload when part of the page could not be loaded', () => {
  renderError(Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' }));
  expect(screen.getByText(/The site may have been updated/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
});
