/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, waitFor } from '@testing-library/react';
import { BackToTopCorner } from './BackToTopCorner';
import { avoidControls } from './avoid-controls';

jest.mock('@docusaurus/theme-common', () => ({ ThemeClassNames: { common: {} } }));
jest.mock('./avoid-controls', () => ({ avoidControls: jest.fn() }));

Object.assign(window, { matchMedia: () => ({ matches: false }) });

it('avoids controls from the first scroll until it is gone', async () => {
  const { unmount } = render(<BackToTopCorner />);
  expect(avoidControls).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(avoidControls).toHaveBeenCalledTimes(1));
  const [button, signal] = jest.mocked(avoidControls).mock.lastCall!;
  expect(button).toBe(screen.getByRole('button', { name: 'Scroll back to top' }));
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});
