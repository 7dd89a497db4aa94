/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faulty as mockFaulty, fault, mockFault } from '@site/test/unit/faulty';
import { SettingsButton } from './SettingsButton';

jest.mock('./ColorToolLink', () => ({ ColorToolLink: () => mockFaulty() }));
jest.mock('./ThemeField', () => ({ ThemeField: () => null }));

mockFault();

it('loses only the panel to a fault, and can be retried', async () => {
  render(<SettingsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  expect(dialog).toContainElement(screen.getByRole('alert'));
  fault.isOn = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Mended')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveAttribute('open');
});
