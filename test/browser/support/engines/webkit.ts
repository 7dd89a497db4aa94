import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { DESKTOP } from '../window-sizes';
import type { EngineBrowser, EngineTab, Size } from './engine';
import { startProcess } from './start-process';
import type { StartedProcess } from './start-process';
import { connectDriver, keyActions } from './webdriver';
import type { SendCommand } from './webdriver';

/** Largest size of a tab, in pixels. */
const LARGEST: Size = { width: DESKTOP.width, height: 2000 };

/** Space that the window of WebKit's browser needs around a page, in pixels, with a margin. */
const WINDOW_FRAME = { width: 20, height: 100 };

/** Number of drivers that are started until one opens a browser. */
const SESSION_ATTEMPTS = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a display that exists only in memory, on any free number. */
async function startDisplay(program: string): Promise<{ process: StartedProcess; name: string }> {
  const { width, height } = LARGEST;
  const screen = `${width + WINDOW_FRAME.width}x${height + WINDOW_FRAME.height}x24`;
  const process = startProcess(
    program,
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    (process.child.stdio[3] as Readable).once('data', (text) => resolve(String(text).trim()));
    process.child.once('exit', (code) =>
      reject(new Error(`${program} ended with exit code ${code} before it had a display.`)),
    );
  });
  return { process, name: `:${number}` };
}

/** Starts a driver, and waits until it accepts commands. */
async function startDriver(
  program: string,
  display: string,
): Promise<{ process: StartedProcess; send: SendCommand }> {
  const port = await freePort();
  const process = startProcess(program, [`--port=${port}`], { env: { DISPLAY: display } });
  const send = connectDriver(`http://127.0.0.1:${port}`);
  for (;;) {
    const { exitCode } = process.child;
    if (exitCode !== null) {
      throw new Error(`${program} ended with exit code ${exitCode}.`);
    }
    try {
      await send('GET', '/status');
      return { process, send };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/**
 * Starts a driver with a session, which opens a browser. A new driver for each, because its second
 * session sometimes never starts. Five of 900 first sessions didn't start either.
 */
async function startSession(
  program: string,
  display: string,
  attempts = SESSION_ATTEMPTS,
): Promise<{ process: StartedProcess; send: SendCommand; sessionId: string }> {
  const { process, send } = await startDriver(program, display);
  // "none": Commands don't wait until the page has loaded.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
  try {
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
    return { process, send, sessionId };
  } catch (error) {
    await process.end();
    if (attempts === 1) {
      throw error;
    }
    return startSession(program, display, attempts - 1);
  }
}

async function openTab(program: string, display: string, size: Size): Promise<EngineTab> {
  const { process, send, sessionId } = await startSession(program, display);
  const post = <T>(path: string, parameters?: object) =>
    send<T>('POST', `/session/${sessionId}${path}`, parameters);
  const run = (script: string) => post('/execute/sync', { script, args: [] });
  const perform = (source: object, actions: object[]) =>
    post<void>('/actions', { actions: [{ ...source, actions }] });
  const keyboard = { type: 'key', id: 'keyboard' };
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

  await post('/window/rect', { x: 0, y: 0, ...size });
  return {
    navigate: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    async evaluate(expression, frame) {
      const script = `return ${expression}`;
      if (frame === undefined) {
        return run(script);
      }
      await post('/frame', { id: await post('/element', { using: 'css selector', value: frame }) });
      try {
        return await run(script);
      } finally {
        await post('/frame', { id: null });
      }
    },
    click: (x, y) =>
      perform(mouse, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (keys) => perform(keyboard, keyActions(keys)),
    type: (text) =>
      perform(
        keyboard,
        [...text].flatMap((character) => keyActions([character])),
      ),
    screenshot: async () =>
      Buffer.from(await send<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: () => process.end(),
  };
}

/**
 * Starts a display for WebKitGTK. Each tab has its own driver and browser, without stored data.
 *
 * @param programs.driver - Path of WebKitWebDriver, which knows its browser.
 * @param programs.display - Path of Xvfb.
 */
export async function launchWebKit(programs: {
  driver: string;
  display: string;
}): Promise<EngineBrowser> {
  const display = await startDisplay(programs.display);
  return {
    newTab: (size = DESKTOP) => openTab(programs.driver, display.name, size),
    close: () => display.process.end(),
  };
}
