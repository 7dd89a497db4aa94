/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import SignIn from './SignIn';

const email = () => screen.getByLabelText(/Email address/);
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

beforeEach(() => renderTemplate(SignIn));

it('reports empty fields and focuses the first', async () => {
  await submit();
  expectMessage(/Email address/, /^Enter your email address\.$/);
  expectMessage(/^Password/, /^Enter your password\.$/);
  expect(document.activeElement).toBe(email());
});

it('focuses the password if only that is missing', async () => {
  await userEvent.type(email(), 'reader@example.com');
  await submit();
  expect(document.activeElement).toBe(password());
});

it.each(['reader', 'reader@', '@example.com', 'reader@example', 'a b@example.com'])(
  'rejects the address "%s" when the reader leaves the field, and accepts it once corrected',
  async (address) => {
    await userEvent.type(email(), address);
    await userEvent.tab();
    expectMessage(/Email address/, /with an @ and a domain/);
    await userEvent.clear(email());
    await userEvent.type(email(), 'reader@example.com');
    expect(email().getAttribute('aria-invalid')).toBe('false');
  },
);

it('reports a failure, keeps the input, and signs in afterwards', async () => {
  await userEvent.type(email(), 'reader@example.com');
  await userEvent.type(password(), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/is wrong/);
  expect((email() as HTMLInputElement).value).toBe('reader@example.com');
  await userEvent.clear(password());
  await userEvent.type(password(), 'right{Enter}');
  const heading = await screen.findByRole('heading', { name: 'You’re signed in' });
  expect(document.activeElement).toBe(heading);
});

it('shows the password on request', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(password().getAttribute('type')).toBe('text');
});
