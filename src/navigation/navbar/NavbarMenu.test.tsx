/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import Link from '@docusaurus/Link';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NavbarMenu } from './NavbarMenu';

// Docusaurus makes this module up while it bundles.
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});

it('follows an arrow that is pressed before its behavior is loaded', async () => {
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
  const button = container.querySelector('summary') as HTMLElement;
  // All in one go, so that nothing can be loaded between.
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Joy UI' })).toHaveFocus());
});
