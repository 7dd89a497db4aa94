/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconSearch } from './IconSearch';

jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({ search: '' }),
    useHistory: () => ({ location: { search: '' }, replace() {} }),
  }),
  { virtual: true },
);

const mockLoad = jest.fn();

jest.mock('./results', () => ({ loadSearchedIcons: () => mockLoad() as unknown }));

const LOADED = {
  search: () => [0],
  Results: ({ movesFocus }: { movesFocus: boolean }) => (movesFocus ? 'focused' : 'shown'),
  DrawingsFailure: () => null,
};

const DATA = { count: 1, index: '/index.json', common: [] };

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockLoad.mockReset().mockRejectedValue(new Error('offline'));
});

afterEach(() => jest.restoreAllMocks());

it('retries a failed search only when its button is pressed, not when the press starts', async () => {
  render(<IconSearch data={DATA} />);
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await settle();
  const button = screen.getByRole('button', { name: 'Try again' });
  mockLoad.mockReset().mockResolvedValue(LOADED);
  await userEvent.hover(button);
  fireEvent.pointerDown(button);
  act(() => button.focus());
  await settle();
  expect(mockLoad).not.toHaveBeenCalled();
  fireEvent.click(button);
  await settle();
  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(screen.getByText('focused')).toBeInTheDocument();
});

it('retries a failed prefetch when the reader returns, or searches', async () => {
  render(<IconSearch data={DATA} />);
  const field = screen.getByRole('searchbox');
  act(() => field.focus());
  await settle();
  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  mockLoad.mockResolvedValue(LOADED);
  act(() => field.blur());
  await userEvent.type(field, 'a');
  await settle();
  expect(mockLoad).toHaveBeenCalledTimes(2);
  expect(screen.getByText('shown')).toBeInTheDocument();
});
