/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import { PITCH } from './data';
import SignInSide from './SignInSide';

beforeEach(() => renderTemplate(SignInSide));

// The test of the template "sign-in" covers the form.
it('has the form of the sign-in page, whose errors it shows', async () => {
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Sign in' }));
  expectMessage(/Email address/, /^Enter your email address\.$/);
});

it('says what the product is for', () => {
  expect(screen.getByText(PITCH.title)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(PITCH.reasons.length);
});
