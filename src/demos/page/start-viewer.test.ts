/** @jest-environment ./test/unit/jsdom-environment.ts */
import { waitFor } from '@testing-library/react';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { startViewer } from './start-viewer';

Object.assign(globalThis, { IntersectionObserver: class {} });

let mockIsOffline: boolean;
const mockOpenViewer = jest.fn();

jest.mock('../viewer/open-viewer', () => {
  if (mockIsOffline) {
    throw new Error('offline');
  }
  return { openViewer: mockOpenViewer };
});

it('reports a failure, and retries after going online and on request, but not during a press', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML =
    '<div><p><button>Show code</button></p><i role="status"><button>Try again</button></i></div>';
  const frame = document.querySelector('div');
  const host = document.querySelector('p')!;
  const onFailure = jest.fn();
  const demo = sharedDemo({ element: { current: frame } });
  mockIsOffline = true;
  startViewer(host, demo, onFailure);
  host.querySelector('button')!.click();
  host.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitFor(() => expect(onFailure.mock.calls).toEqual([[expect.any(Function)]]));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
  expect(mockOpenViewer).not.toHaveBeenCalled();
  expect(complaints).toHaveBeenCalledTimes(2);

  mockIsOffline = false;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.querySelector('i button')!.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockOpenViewer).not.toHaveBeenCalled();
  onFailure.mock.lastCall![0]();
  await waitFor(() => expect(onFailure).toHaveBeenLastCalledWith(null));
  const missed = [expect.objectContaining({ type: 'click' })];
  expect(mockOpenViewer.mock.calls).toEqual([
    [host, demo, { missed, waiting: expect.any(AbortController) }],
  ]);
  window.dispatchEvent(new Event('online'));
  // A second load would end in microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockOpenViewer).toHaveBeenCalledTimes(1);
});
