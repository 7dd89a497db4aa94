/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavbarMobileSidebar } from '../../../foundation/docusaurus-internals';
import { MenuButton } from './MenuButton';

jest.mock('../../../foundation/docusaurus-internals', () => ({
  useNavbarMobileSidebar: jest.fn(),
  useNavbarSecondaryMenu: () => ({ content: null }),
}));
jest.mock('./Drawer', () => ({ Drawer: () => <div role="dialog" /> }));

it('shows the drawer when it is clicked twice before its code has loaded', async () => {
  jest.mocked(useNavbarMobileSidebar).mockImplementation(() => {
    const [shown, setShown] = useState(false);
    return { disabled: false, shouldRender: true, shown, toggle: () => setShown((was) => !was) };
  });
  render(<MenuButton hasSidebar />);
  const button = screen.getByRole('button', { name: 'Open main navigation' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
