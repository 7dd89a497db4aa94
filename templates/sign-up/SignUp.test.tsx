/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import SignUp from './SignUp';

const name = () => screen.getByLabelText(/^Name/);
const email = () => screen.getByLabelText(/Email address/);
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const terms = () => screen.getByRole('checkbox', { name: /terms/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fill(address: string) {
  await userEvent.type(name(), 'A reader');
  await userEvent.type(email(), address);
  await userEvent.type(password(), 'four simple words');
  await userEvent.click(terms());
}

beforeEach(() => renderTemplate(SignUp));

it('reports all empty fields and focuses the first', async () => {
  await submit();
  expectMessage(/^Name/, /^Enter your name\.$/);
  expectMessage(/Email address/, /^Enter your email address\.$/);
  expectMessage(/^Password/, /^Enter a password\.$/);
  expectMessage(/terms/, /^Accept the terms/);
  expect(document.activeElement).toBe(name());
});

it('treats blanks as an empty name', async () => {
  await userEvent.type(name(), '   ');
  await userEvent.tab();
  expectMessage(/^Name/, /^Enter your name\.$/);
});

it('focuses the terms if only they are missing, and removes the message when accepted', async () => {
  await fill('reader@example.com');
  await userEvent.click(terms());
  await submit();
  expect(document.activeElement).toBe(terms());
  await userEvent.click(terms());
  expect(terms().getAttribute('aria-invalid')).toBe('false');
});

it('says which rules a weak password breaks', async () => {
  await userEvent.type(password(), 'aaa');
  await userEvent.tab();
  expectMessage(/^Password/, /at least 12 characters, at least 5 different characters/);
  const rules = screen.getByRole('list', { name: 'Password rules' });
  expect(within(rules).getAllByTitle('Not met:')).toHaveLength(2);
  await userEvent.clear(password());
  await userEvent.type(password(), 'four simple words');
  expect(within(rules).getAllByTitle('Met:')).toHaveLength(2);
});

it('reports a failure and keeps the input', async () => {
  await fill('taken@example.com');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/already exists/);
  expect((name() as HTMLInputElement).value).toBe('A reader');
});

it('confirms a valid registration', async () => {
  await fill('reader@example.com');
  await submit();
  const heading = await screen.findByRole('heading', { name: 'Your account is ready' });
  expect(document.activeElement).toBe(heading);
});
