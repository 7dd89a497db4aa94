/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { writeDraft } from '@site/src/foundation/browser/drafts';
import { sharedDemo } from '@site/test/unit/shared-demo';
import type { SharedDemo } from '../page/shared-demo';
import { idPrefix } from './id-prefix';
import { openViewer } from './open-viewer';
import { Viewer } from './Viewer';
import { createViewerDemo } from './create-viewer-demo';

jest.mock('../frame/FramedDemo', () => ({ FramedDemo: () => <i>In its frame</i> }));

let host: HTMLElement;
let end: () => void;
let complaints: jest.SpyInstance;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  end();
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  document.body.replaceChildren();
  complaints.mockRestore();
});

/** Puts the server's HTML of the viewer into the page. */
function renderOnServer(demo: SharedDemo) {
  const html = renderToString(<Viewer demo={createViewerDemo(demo)} />, {
    identifierPrefix: idPrefix(demo.name),
  });
  host.innerHTML = `<div>${html}</div>`;
  return host.querySelector('[role=toolbar]')!;
}

function open(demo: SharedDemo) {
  end = openViewer(host, demo, { missed: [], waiting: new AbortController() });
}

it('renders the frame at the end of the stage once it is loaded', async () => {
  const demo = sharedDemo();
  demo.stageEnd.current = document.body.appendChild(document.createElement('div'));
  await act(async () => open(demo));
  act(() => screen.getByRole('button', { name: 'Frame' }).click());
  expect(demo.stageEnd.current).toContainElement(await screen.findByText('In its frame'));
});

it("restores drafts only after hydration, so the first render matches the server's HTML", async () => {
  const demo = sharedDemo();
  const toolbar = renderOnServer(demo);
  const edit = { source: 'const a = 1;', code: 'const a = 2;' };
  writeDraft('BasicButtons', {
    'BasicButtons.tsx': { ...edit, preview: { before: '', after: '', indent: '' } },
    'rows.ts': edit,
  });
  await act(async () => open(demo));
  expect(await screen.findByText('Edited')).toBeInTheDocument();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
  expect(complaints).not.toHaveBeenCalled();
});

it("hydrates the server's HTML of a demo whose state has changed, also while hydrating", async () => {
  const demo = sharedDemo();
  const toolbar = renderOnServer(demo);
  demo.store.set({ open: true });
  open(demo);
  demo.store.set({ notice: { text: 'demo.linkCopied' } });
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Collapse code' })).toBeInTheDocument();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
  expect(complaints).not.toHaveBeenCalled();
});

it('is unmounted only after it has hydrated', async () => {
  const demo = sharedDemo();
  renderOnServer(demo);
  open(demo);
  end();
  expect(screen.getByRole('toolbar')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(complaints).not.toHaveBeenCalled();
});
