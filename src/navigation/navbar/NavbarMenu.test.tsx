/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import Link from '@docusaurus/Link';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NavbarMenu } from './NavbarMenu';

// Docusaurus makes this module up while it bundles.
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});

function renderMenu() {
  const { container } = render(
    <NavbarMenu button="Products" label="Products">
      <li>
        <Link to="#m">Material UI</Link>
      </li>
      <li>
        <Link to="#j">Joy UI</Link>
      </li>
    </NavbarMenu>,
  );
  return {
    button: container.querySelector('summary') as HTMLElement,
    details: container.querySelector('details') as HTMLDetailsElement,
  };
}

it.each([
  ['beside it', () => document.body, false],
  ['on a link', () => screen.getByText('Joy UI'), false],
  ['inside of it', () => screen.getByText('Products'), true],
])('heeds a click %s that came before its behavior', async (_where, target, isOpen) => {
  const { button, details } = renderMenu();
  details.open = true;
  act(() => button.focus());
  // The button opens and closes by itself.
  const toggle = (event: Event) => event.preventDefault();
  button.addEventListener('click', toggle);
  fireEvent.click(target());
  expect(details).toHaveAttribute('open');
  await import('./menu-behavior');
  await act(async () => {});
  expect(details.open).toBe(isOpen);
});

it('follows an arrow that is pressed before its behavior is loaded', async () => {
  const { button } = renderMenu();
  // All in one go, so that nothing can be loaded between.
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Joy UI' })).toHaveFocus());
});
