/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faulty as mockFaulty, fault, mockFault } from '@site/test/unit/faulty';
import { StudioApp } from './StudioApp';

jest.mock('./panels/PresetsPanel', () => ({ PresetsPanel: () => mockFaulty() }));
jest.mock('mui-theme-kit/print', () => ({
  ...jest.requireActual<object>('mui-theme-kit/print'),
  printTheme: () => {
    throw new Error('fault');
  },
}));

mockFault();

const renderStudio = () =>
  render(
    <>
      <p>Page</p>
      <StudioApp library="material" Board={() => null} />
    </>,
  );

const button = (name: string) => screen.getByRole('button', { name });

it('loses only the studio to a fault, and can be retried', async () => {
  renderStudio();
  expect(screen.getByText('Page')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred here.');
  fault.isOn = false;
  await userEvent.click(button('Try again'));
  expect(screen.getByText('Mended')).toBeVisible();
});

it('loses only a dialog to a fault', async () => {
  fault.isOn = false;
  renderStudio();
  await userEvent.click(button('Export'));
  const dialog = screen.getByRole('dialog', { name: 'Export' });
  expect(dialog).toContainElement(screen.getByRole('alert'));
  expect(screen.getByText('Mended')).toBeVisible();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
