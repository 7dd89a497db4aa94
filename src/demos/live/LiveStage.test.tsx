/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { LiveStage } from './LiveStage';
import { connectSandbox } from 'docusaurus-demo-islands/connect';
import type { SandboxEvents } from 'docusaurus-demo-islands/connect';

jest.mock('docusaurus-demo-islands/connect');

const LOOK = { paletteMode: 'dark', direction: 'ltr', dense: false, largeText: false } as const;

const onShownChange = jest.fn();
const onFaultChange = jest.fn();

const stage = (code: string) => (
  <LiveStage
    name="BasicButtons"
    source="demos/docs-joy/components/button/BasicButtons"
    basePath=""
    code={code}
    variant="TS"
    look={LOOK}
    framed={false}
    onShownChange={onShownChange}
    onFaultChange={onFaultChange}
  />
);

function mockSandbox() {
  const connection = { run: jest.fn(), setLook: jest.fn(), close: jest.fn() };
  let events: SandboxEvents;
  jest.mocked(connectSandbox).mockImplementationOnce((_frame, given) => {
    events = given;
    return connection;
  });
  return { connection, events: () => events };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('replaces a frame that hangs, and runs the corrected code in the new one', () => {
  const first = mockSandbox();
  const second = mockSandbox();
  const { rerender, unmount } = render(stage('looping'));
  const frame = screen.getByTitle('Edited demo BasicButtons');
  act(() => jest.advanceTimersByTime(150));
  expect(first.connection.run).toHaveBeenCalledWith(expect.objectContaining({ code: 'looping' }));
  act(() => first.events().onDone());
  expect(onShownChange.mock.calls).toEqual([[true]]);

  rerender(stage('corrected'));
  act(() => first.events().onReplace());
  expect(first.connection.close).toHaveBeenCalled();
  expect(frame).not.toBeInTheDocument();
  expect(screen.getByTitle('Edited demo BasicButtons')).toBeInTheDocument();
  expect(second.connection.setLook).toHaveBeenCalledWith({
    look: LOOK,
    framed: false,
    theme: null,
  });
  act(() => jest.advanceTimersByTime(150));
  expect(second.connection.run.mock.calls).toEqual([
    [{ code: 'corrected', variant: 'TS', folder: 'docs-joy/components/button' }],
  ]);
  expect(onShownChange.mock.calls).toEqual([[true]]);
  unmount();
  expect(onShownChange).toHaveBeenLastCalledWith(false);
});

it('keeps the error until the replaced frame shows the corrected code', () => {
  const first = mockSandbox();
  const second = mockSandbox();
  const { rerender } = render(stage('looping'));
  act(() => first.events().onSilent(true));
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('status')).toHaveTextContent(/infinite loop/);
  rerender(stage('corrected'));
  act(() => first.events().onReplace());
  expect(screen.getByRole('status')).toHaveTextContent(/infinite loop/);
  act(() => second.events().onDone());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it("says that the preview didn't load if its own code never ran", () => {
  const { events } = mockSandbox();
  render(stage('edited'));
  act(() => events().onSilent(false));
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('status')).toHaveTextContent(/preview didn't load/);
});

it('passes on the error that it shows, until it no longer does', () => {
  const { events } = mockSandbox();
  const { unmount } = render(stage('edited'));
  const fault = { message: 'Error: no', line: 3 };
  act(() => events().onFailed(fault));
  expect(onFaultChange).toHaveBeenLastCalledWith(null);
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('status')).toHaveTextContent('Error: no');
  expect(onFaultChange).toHaveBeenLastCalledWith(fault);
  act(() => events().onDone());
  expect(onFaultChange).toHaveBeenLastCalledWith(null);
  act(() => events().onFailed(fault));
  act(() => jest.advanceTimersByTime(150));
  expect(onFaultChange).toHaveBeenLastCalledWith(fault);
  unmount();
  expect(onFaultChange).toHaveBeenLastCalledWith(null);
});
