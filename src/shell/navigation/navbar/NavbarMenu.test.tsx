/** @jest-environment ./test/unit/jsdom-environment.ts */
import Link from '@docusaurus/Link';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NavbarMenu } from './NavbarMenu';

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
  ['outside it', () => document.body, false],
  ['on a link', () => screen.getByText('Joy UI'), false],
  ['inside it', () => screen.getByText('Products'), true],
])('handles a click %s before its code has loaded', async (_where, target, isOpen) => {
  const { button, details } = renderMenu();
  details.open = true;
  act(() => button.focus());
  // The button itself opens and closes the menu.
  const toggle = (event: Event) => event.preventDefault();
  button.addEventListener('click', toggle);
  fireEvent.click(target());
  expect(details).toHaveAttribute('open');
  await import('./menu-behavior');
  await act(async () => {});
  expect(details.open).toBe(isOpen);
});

it('handles an arrow key that is pressed before its code has loaded', async () => {
  const { button } = renderMenu();
  // Synchronously, so nothing can load in between.
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Joy UI' })).toHaveFocus());
});
