/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render } from '@testing-library/react';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { DemoStage } from './DemoStage';

const FRAME = {
  paletteMode: 'light',
  direction: 'ltr',
  dense: false,
  largeText: false,
  width: null,
} as const;

it('keeps the demo in the page, with space for its frame, until the frame is loaded', () => {
  const demo = sharedDemo({ framed: true });
  const { container } = render(<DemoStage demo={demo} onFailure={() => {}} />);
  const stage = container.firstElementChild;
  act(() => demo.store.set({ frame: FRAME }));
  expect(container.querySelector('[data-demo]')).toBeInTheDocument();
  expect(stage).toHaveAttribute('data-frame-room');
  act(() => demo.store.set({ parts: { frame: { FramedDemo: () => <i /> } } }));
  expect(container.querySelector('[data-demo]')).toBeNull();
  expect(stage).not.toHaveAttribute('data-frame-room');
  act(() => demo.store.set({ frame: undefined }));
  expect(container.querySelector('[data-demo]')).toBeInTheDocument();
});

it('hides the demo while an edited version covers it', () => {
  const demo = sharedDemo();
  const { container } = render(<DemoStage demo={demo} onFailure={() => {}} />);
  const host = container.querySelector<HTMLElement>('[data-demo]');
  act(() => demo.store.set({ covered: true }));
  expect(host).not.toBeVisible();
  act(() => demo.store.set({ covered: false }));
  expect(host).toBeVisible();
  expect(container.querySelector('[data-demo]')).toBe(host);
});
