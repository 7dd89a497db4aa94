/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { writeDraft } from '@site/src/browser/drafts';
import { mockSystemMode } from '@site/src/testing/system-mode';
import type { Framing } from '../frame/use-frame';
import { Viewer } from './Viewer';

Object.assign(globalThis, { __SERVER__: false });
mockSystemMode();

let mockFramedDemo: Framing['FramedDemo'] = null;

// The reader opened the frame; its code may still be loading.
jest.mock('../frame/use-frame', () => ({
  useFrame: () => ({ settings: {}, look: {}, FramedDemo: mockFramedDemo, intentProps: {} }),
}));

const stageEnd = { current: document.body.appendChild(document.createElement('div')) };
const onStageChange = jest.fn();

const viewer = () => (
  <Viewer
    name="BasicButtons"
    scope="joy"
    source="demos/docs-joy/components/button/Basic"
    facts={{ lines: 0, heights: null }}
    basePath=""
    stage={createRef()}
    stageEnd={stageEnd}
    preview={null}
    link={null}
    onStageChange={onStageChange}
    onFollow={() => {}}
  />
);

it('keeps the demo in the page, with space for its frame, until the frame is loaded', () => {
  const { rerender } = render(viewer());
  expect(onStageChange.mock.lastCall).toEqual([{ framed: false, covered: false, generation: 0 }]);
  mockFramedDemo = () => <i>In its frame</i>;
  rerender(viewer());
  expect(onStageChange.mock.lastCall).toEqual([{ framed: true, covered: false, generation: 0 }]);
  expect(stageEnd.current).toContainElement(screen.getByText('In its frame'));
});

it("restores drafts only after hydration, so the first render matches the server's HTML", async () => {
  mockFramedDemo = null;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(viewer());
  const edit = { source: 'const a = 1;', code: 'const a = 2;' };
  writeDraft('BasicButtons', { TS: edit });
  writeDraft('BasicButtons:modules', { 'rows.ts': edit });
  writeDraft('BasicButtons:preview', { TS: { before: '', after: '', indent: '' } });
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(host, viewer(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByText('Edited')).toBeInTheDocument();
});
