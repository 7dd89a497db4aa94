/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
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
    source="demos/button/Basic"
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
