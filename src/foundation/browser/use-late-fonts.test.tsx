/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderHook, waitFor } from '@testing-library/react';
import { useLateFonts } from './use-late-fonts';

const FONTS = ['/regular.woff2', '/semibold.woff2'];
let mockPathname = '/first/';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: mockPathname }) }));

it('adds fonts that have loaded when the reader navigates, and only once', async () => {
  const load = jest.fn(() => Promise.resolve());
  const add = jest.fn();
  Object.assign(window, {
    FontFace: class {
      load = load;
      constructor(
        readonly family: string,
        _source: string,
        readonly descriptors: FontFaceDescriptors,
      ) {}
    },
  });
  Object.defineProperty(document, 'fonts', { value: { add } });

  const { rerender } = renderHook(() => useLateFonts(FONTS));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await Promise.all(load.mock.results.map(({ value }) => value));
  rerender();
  expect(add).not.toHaveBeenCalled();

  mockPathname = '/second/';
  rerender();
  expect(add.mock.calls).toEqual([
    [expect.objectContaining({ family: 'IBM Plex Sans', descriptors: { weight: '400' } })],
    [expect.objectContaining({ family: 'IBM Plex Sans', descriptors: { weight: '600' } })],
  ]);

  mockPathname = '/third/';
  rerender();
  expect(add).toHaveBeenCalledTimes(2);
});
