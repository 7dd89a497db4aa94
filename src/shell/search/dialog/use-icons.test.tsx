/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, waitFor } from '@testing-library/react';
import { asksForIcons, useIcons } from './use-icons';

const mockLoad = jest.fn();
jest.mock('@theme/SearchIcons', () => ({ loadFoundIcons: () => mockLoad() as unknown }), {
  virtual: true,
});

const search = (query: string) => [{ name: `Found ${query}`, Drawing: () => null }];

function Icons({ query }: { query: string }) {
  const icons = useIcons(query, false);
  return <p>{icons ? icons.map(({ name }) => name).join() : 'none'}</p>;
}

it.each([
  ['trash icon', true],
  ['icons', true],
  ['DeleteOutline', true],
  ['Delete', false],
  ['iconic', false],
  ['prop:icon', false],
  ['icon in:Chip', false],
])('knows whether "%s" is for icons: %s', (query, isForIcons) => {
  expect(asksForIcons(query, false)).toBe(isForIcons);
});

it('takes the name of a component for one', () => {
  expect(asksForIcons('TextField', true)).toBe(false);
  expect(asksForIcons('icon button', true)).toBe(true);
});

it('loads the icons for the first query for icons only, and again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockLoad.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(search);
  const { rerender } = render(<Icons query="button" />);
  expect(mockLoad).not.toHaveBeenCalled();
  rerender(<Icons query="trash icon" />);
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  await act(async () => {});
  rerender(<Icons query="button" />);
  rerender(<Icons query="close icon" />);
  expect(await screen.findByText('Found close icon')).toBeTruthy();
  rerender(<Icons query="button" />);
  expect(screen.getByText('none')).toBeTruthy();
});
