/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, button, fetchMock, renderDemo } from '@site/test/unit/demo-in-page';

it('expands the code in the selected language, and collapses it', async () => {
  const { url } = await renderDemo();
  const toggle = button('Expand code');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`]]);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)).toContainElement(
    screen.getByText('whole source'),
  );
  await userEvent.click(button('Collapse code'));
  expect(screen.queryByText('whole source')).toBeNull();
});

it('switches the language', async () => {
  const { url } = await renderDemo({ defaultOpen: true });
  expect(button('TS Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('JS Show JavaScript source'));
  expect(button('JS Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
  expect(button('TS Show TypeScript source')).toHaveAttribute('aria-pressed', 'false');
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`], [`${url}.js.html`]]);
});

it('copies the complete source', async () => {
  const user = userEvent.setup();
  await renderDemo();
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe('whole source');
  expect(button('Copied')).toBeInTheDocument();
});

it('has tabs for adjacent modules, moves between them with arrow keys, and copies the selected file', async () => {
  const user = userEvent.setup();
  fetchMock.mockImplementation((url: string) => answerWith(`text of ${url}`)());
  const facts = { lines: 3, heights: null, modules: ['rows.ts', 'cell.tsx'] };
  await renderDemo({ facts });
  expect(screen.queryByRole('tablist')).toBeNull();
  await user.click(button('Expand code'));
  const tabs = screen.getByRole('tablist', { name: 'Files of demo BasicButtons' });
  expect(
    within(tabs)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['BasicButtons.tsx', 'rows.ts', 'cell.tsx']);
  await user.click(screen.getByRole('tab', { name: 'rows.ts' }));
  const rows = 'text of /base/demos/button/rows.ts.html';
  expect(await screen.findByText(rows)).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'rows.ts' })).toBeVisible();
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe(rows);

  await user.click(button('JS Show JavaScript source'));
  expect(screen.getByRole('tab', { name: 'rows.js' })).toHaveAttribute('aria-selected', 'true');
  act(() => screen.getByRole('tab', { name: 'rows.js' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'cell.jsx' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'BasicButtons.js' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('reports a source that fails to load, and retries', async () => {
  fetchMock.mockImplementation(async () => ({ ok: false, status: 500, statusText: 'Oops' }));
  await renderDemo();
  await userEvent.click(button('Expand code'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Couldn't load the source of BasicButtons.tsx.",
  );
  fetchMock.mockImplementation(answerWith('whole source'));
  await userEvent.click(button('Try again'));
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('group', { name: 'BasicButtons.tsx' })).toHaveFocus();
});
