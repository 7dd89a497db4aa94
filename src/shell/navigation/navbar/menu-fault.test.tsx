/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { productById } from '@site/src/foundation/products';
import { Faulty as mockFaulty, fault, mockFault } from '@site/test/unit/faulty';
import { LogoMenu } from './LogoMenu';
import { SiteNavbar } from './SiteNavbar';

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: { layout: { navbar: { container: 'navbar' } } },
}));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { title: 'Docs' } }), {
  virtual: true,
});
jest.mock('@site/src/foundation/products/provider', () => ({
  useDocsConfig: () => ({ products: [], repository: '' }),
}));
jest.mock('../use-current-product', () => ({
  useCurrentProduct: () => ({ id: 'joy-ui', docs: [] }),
}));
jest.mock('../drawer/MenuButton', () => ({ MenuButton: () => null }));
jest.mock('./Logo', () => ({ Logo: () => null }));
jest.mock('./ProductMenu', () => ({ ProductMenu: () => mockFaulty() }));
jest.mock('./VersionMenu', () => ({ VersionMenu: () => mockFaulty() }));

mockFault();

it('loses only a menu of the navbar to a fault, and can be retried', async () => {
  render(
    <SiteNavbar>
      <button>Search</button>
    </SiteNavbar>,
  );
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  const [first, second] = screen.getAllByRole('button', { name: 'Menu failed. Try again' });
  fault.isOn = false;
  await userEvent.click(first!);
  expect(screen.getByText('Mended')).toBeVisible();
  await userEvent.click(second!);
  expect(screen.getAllByText('Mended')).toHaveLength(2);
});

it('loses only the menu of the logo to a fault, which closes on Escape', async () => {
  const product = {
    ...productById('joy-ui'),
    get logoSvg(): string {
      throw new Error('fault');
    },
  };
  const logo = createRef<HTMLButtonElement>();
  const onClose = jest.fn();
  render(
    <>
      <button ref={logo}>Logo</button>
      <LogoMenu product={product} logo={logo} onClose={onClose} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Logo' })).toHaveFocus();
});
