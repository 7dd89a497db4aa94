/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteSet } from '../kept/delete-set';
import { fetchList } from '../kept/fetch-lists';
import { KeepError } from '../kept/keep-error';
import { keepSet } from '../kept/keep-set';
import { readIndex } from '../kept/kept-index';
import type { OfflineSet } from '../types';
import { KeepOffline } from './KeepOffline';
import { rowsOf } from './rows';

jest.mock('../kept/delete-set', () => ({ deleteSet: jest.fn() }));
jest.mock('../kept/fetch-lists', () => ({ fetchList: jest.fn() }));
jest.mock('./rows', () => ({
  rowsOf: jest.fn(jest.requireActual<typeof import('./rows')>('./rows').rowsOf),
}));
jest.mock('../kept/keep-set', () => ({
  ...jest.requireActual<object>('../kept/keep-set'),
  keepSet: jest.fn(),
}));
jest.mock('../kept/kept-index', () => ({
  ...jest.requireActual<object>('../kept/kept-index'),
  readIndex: jest.fn(),
}));

const JOY: OfflineSet = {
  id: 'joy-ui-1.0.0',
  productName: 'Joy UI',
  version: '1.0.0',
  pages: 2,
  bytes: 2_500_000,
  hash: 'new',
  list: '',
};
const kept = (hash: string) => ({ id: JOY.id, label: 'Joy UI 1.0.0', hash, bytes: 1, files: {} });

let isLocked: boolean;

beforeEach(() => {
  isLocked = false;
  jest.mocked(fetchList).mockResolvedValue({ sets: [JOY] });
  jest.mocked(readIndex).mockResolvedValue({ sets: [], pending: [] });
  jest.mocked(keepSet).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { caches: { open: async () => ({}) } });
  Object.assign(navigator, {
    serviceWorker: { ready: Promise.resolve({}) },
    locks: {
      request: async (_name: string, _options: object, task: (lock: unknown) => unknown) =>
        task(isLocked ? null : {}),
    },
  });
});

async function joyRow() {
  render(<KeepOffline />);
  return within(await screen.findByRole('listitem'));
}

it('renders nothing until the site has a worker', async () => {
  let start: (registration: object) => void = () => {};
  const ready = new Promise<object>((resolve) => {
    start = resolve;
  });
  Object.assign(navigator, { serviceWorker: { ready } });
  const { container } = render(<KeepOffline />);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  expect(fetchList).not.toHaveBeenCalled();

  start({});
  expect(await screen.findByRole('listitem')).toBeVisible();
});

it('shows the size, then the progress, then the downloaded version', async () => {
  let finish = () => {};
  jest.mocked(keepSet).mockImplementation(({ onProgress }) => {
    onProgress({ done: 1_000_000, total: 2_500_000 });
    return new Promise((resolve) => (finish = resolve));
  });
  const row = await joyRow();
  expect(row.getByText('2.5 MB')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Download Joy UI 1.0.0' }));
  expect(row.getByRole('progressbar', { name: 'Joy UI 1.0.0' })).toHaveValue(1_000_000);
  expect(row.getByText('Downloading · 1 MB of 2.5 MB')).toBeVisible();
  jest.mocked(readIndex).mockResolvedValue({ sets: [kept('new')], pending: [] });
  finish();
  expect(await row.findByText('Downloaded · 2.5 MB')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Delete Joy UI 1.0.0' }));
  expect(deleteSet).toHaveBeenCalledWith('/', JOY.id);
});

it('stops on request without an error, and offers to resume', async () => {
  jest.mocked(keepSet).mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      }),
  );
  const row = await joyRow();
  await userEvent.click(row.getByRole('button', { name: 'Download Joy UI 1.0.0' }));
  jest.mocked(readIndex).mockResolvedValue({ sets: [], pending: [kept('new')] });
  await userEvent.click(row.getByRole('button', { name: /^Stop/ }));
  expect(await row.findByRole('button', { name: 'Resume Joy UI 1.0.0' })).toBeVisible();
  expect(row.queryByRole('alert')).toBeNull();
});

it('offers an update, and reports full storage', async () => {
  jest.mocked(readIndex).mockResolvedValue({ sets: [kept('old')], pending: [] });
  jest.mocked(keepSet).mockRejectedValue(new KeepError('quota'));
  const row = await joyRow();
  await userEvent.click(await row.findByRole('button', { name: 'Update Joy UI 1.0.0' }));
  expect(await row.findByRole('alert')).toHaveTextContent(
    /enough space for Joy UI 1\.0\.0.+Your previous copy is intact/,
  );
  expect(row.getByRole('button', { name: 'Delete Joy UI 1.0.0' })).toBeEnabled();
});

it('reports a browser error if neither the network nor storage failed', async () => {
  jest.mocked(keepSet).mockRejectedValue(new DOMException('Internal error', 'UnknownError'));
  const row = await joyRow();
  await userEvent.click(row.getByRole('button', { name: /^(Download|Resume|Update)/ }));
  expect(await row.findByRole('alert')).toHaveTextContent(/browser couldn't/);
});

it('reports that another tab is downloading', async () => {
  isLocked = true;
  const row = await joyRow();
  await userEvent.click(row.getByRole('button', { name: /^(Download|Resume|Update)/ }));
  expect(await row.findByRole('alert')).toHaveTextContent(/Another tab/);
  expect(keepSet).not.toHaveBeenCalled();
});

it('shows downloads while the list fails to load, and retries', async () => {
  jest.mocked(readIndex).mockResolvedValue({ sets: [kept('new')], pending: [] });
  jest.mocked(fetchList).mockRejectedValueOnce(new KeepError('network'));
  render(<KeepOffline />);
  expect(await screen.findByText(/Couldn't load/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/Couldn't load/)).toBeNull();
});

describe('while the storage fails', () => {
  const failure = new DOMException('Internal error', 'UnknownError');

  it("reports that the list couldn't be loaded", async () => {
    jest.mocked(readIndex).mockRejectedValueOnce(failure);
    render(<KeepOffline />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
  });

  it('reports it after 4 s if the storage hangs', async () => {
    Object.assign(globalThis, { caches: { open: () => new Promise(() => {}) } });
    jest.useFakeTimers();
    render(<KeepOffline />);
    await act(async () => {});
    await act(() => jest.advanceTimersByTimeAsync(3999));
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(screen.getByText(/Couldn't load/)).toBeVisible();
  });

  it('reports it and ends the download', async () => {
    const row = await joyRow();
    jest.mocked(keepSet).mockImplementation(async () => {
      jest.mocked(readIndex).mockRejectedValue(failure);
    });
    await userEvent.click(row.getByRole('button', { name: /^(Download|Resume|Update)/ }));
    expect(await row.findByRole('alert')).toHaveTextContent(/browser couldn't/);
    expect(row.queryByRole('progressbar')).toBeNull();
  });
});

it('loses only the list to a fault, and can be retried', async () => {
  const fail = () => {
    throw new Error('fault');
  };
  // React renders again before it gives up.
  jest.mocked(rowsOf).mockImplementationOnce(fail).mockImplementationOnce(fail);
  render(
    <>
      <p>Settings</p>
      <KeepOffline />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Settings')).toBeVisible();
  expect(await screen.findByRole('listitem')).toBeVisible();
});
