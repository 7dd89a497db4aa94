/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import { NAVIGATION, USES } from './data';
import MarketingPage from './MarketingPage';

const email = () => screen.getByLabelText(/Email address/);
const subject = () => screen.getByRole('combobox', { name: /records/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

async function chooseSubject() {
  await userEvent.click(subject());
  await userEvent.click(await screen.findByRole('option', { name: 'Water' }));
}

beforeEach(() => {
  renderTemplate(MarketingPage);
});

it('has a section for every link in the header', () => {
  for (const { href } of NAVIGATION) {
    expect(document.querySelector(href)?.tagName).toBe('SECTION');
  }
});

it('has one first-level heading and skips no level', () => {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
});

it('moves the focus to the main part with the skip link', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('changes the subject with the arrow keys', async () => {
  act(() => screen.getByRole('tab', { name: 'Birds' }).focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const panel = within(screen.getByRole('tabpanel', { name: 'Plants' }));
  expect(panel.getByRole('heading', { name: USES[1]!.title })).toBeTruthy();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it('reports empty fields and focuses the first', async () => {
  await submit();
  expectMessage(/Email address/, /^Enter your email address\.$/);
  expect(subject().getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Choose what your group records.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

it('focuses the subject if only it is missing', async () => {
  await userEvent.type(email(), 'reader@example.com');
  await submit();
  expect(document.activeElement).toBe(subject());
});

it('rejects an address without a domain', async () => {
  await userEvent.type(email(), 'reader@');
  await userEvent.tab();
  expectMessage(/Email address/, /with an @ and a domain/);
});

it('reports a failure and keeps the input', async () => {
  await userEvent.type(email(), 'taken@example.com');
  await chooseSubject();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/already sent/);
  expect((email() as HTMLInputElement).value).toBe('taken@example.com');
});

it('confirms an invitation', async () => {
  await userEvent.type(email(), 'reader@example.com');
  await chooseSubject();
  await submit();
  expect((await screen.findByRole('status')).textContent).toMatch(/sent to reader@example\.com/);
});
