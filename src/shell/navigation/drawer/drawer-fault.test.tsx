/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faulty, fault, mockFault } from '@site/test/unit/faulty';
import { Drawer } from './Drawer';

// Virtual modules of the Docusaurus bundle.
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({ siteConfig: { title: 'Documentation' } }),
  { virtual: true },
);
jest.mock('../use-current-product', () => ({ useCurrentProduct: () => null }));
jest.mock('../navbar/VersionMenu', () => ({}));
jest.mock('./SiteLinks', () => ({}));

mockFault();

it('loses only the drawer to a fault, and can be retried or closed', async () => {
  const onClose = jest.fn();
  render(
    <>
      <p>Page</p>
      <Drawer onClose={onClose}>
        <Faulty />
      </Drawer>
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Main navigation' })).toContainElement(
    screen.getByRole('alert'),
  );
  fault.isOn = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('dialog', { name: 'Documentation' })).toContainElement(
    screen.getByText('Mended'),
  );
});
