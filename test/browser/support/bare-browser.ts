import { launch } from 'chrome-launcher';
import type { RemoteDebuggingPipes } from 'chrome-launcher';
import { browserLaunch } from '../../bench/browser';

/** A browser with a new profile and no debugger, except during the calls below. */
export interface BareBrowser {
  /** Opens an empty tab in front of the others. */
  newTab(): Promise<BareTab>;
  close(): void;
}

export interface BareTab {
  /** Runs code in every page of the tab, before the page's own. It can't use outer variables. */
  addInitScript(code: () => void): Promise<void>;
  /** Starts to load a page. */
  goto(url: string): Promise<void>;
  /** Runs code in the page. It can't use outer variables. */
  evaluate<T>(code: () => T | Promise<T>): Promise<T>;
  bringToFront(): Promise<void>;
}

interface Answer {
  id?: number;
  error?: { message: string };
  result: unknown;
}

interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string };
}

type Send = <T>(method: string, params?: object, sessionId?: string) => Promise<T>;

/** Connects to the DevTools protocol, where each message ends with a zero byte. */
function connect({ incoming, outgoing }: RemoteDebuggingPipes): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest = '';
  incoming.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = `${rest}${chunk}`.split('\0');
    rest = messages.pop() ?? '';
    messages
      .map((message) => JSON.parse(message) as Answer)
      .forEach((answer) => waiting.get(answer.id ?? 0)?.(answer));
  });
  let id = 0;
  return <T>(method: string, params: object = {}, sessionId?: string) => {
    id += 1;
    const own = id;
    outgoing.write(`${JSON.stringify({ id: own, method, params, sessionId })}\0`);
    return new Promise<T>((resolve, reject) => {
      waiting.set(own, ({ error, result }) => {
        waiting.delete(own);
        if (error) {
          reject(new Error(`${method}: ${error.message}`));
        } else {
          resolve(result as T);
        }
      });
    });
  };
}

async function openTab(send: Send): Promise<BareTab> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  await send('Page.enable', {}, sessionId);
  return {
    addInitScript: (code) =>
      send('Page.addScriptToEvaluateOnNewDocument', { source: `(${code})()` }, sessionId),
    goto: (url) => send('Page.navigate', { url }, sessionId),
    async evaluate<T>(code: () => T | Promise<T>) {
      const { result, exceptionDetails } = await send<Evaluated>(
        'Runtime.evaluate',
        { expression: `(${code})()`, awaitPromise: true, returnByValue: true },
        sessionId,
      );
      if (exceptionDetails) {
        throw new Error(`The page could not run the code: ${exceptionDetails.text}`);
      }
      return result.value as T;
    },
    bringToFront: () => send('Page.bringToFront', {}, sessionId),
  };
}

/**
 * Starts a browser without Playwright. Playwright attaches a debugger to every service worker, and
 * then Chromium sometimes never checks for a new worker or never lets it replace the old one. It
 * also gives the focus to every tab.
 */
export async function launchBareBrowser(): Promise<BareBrowser> {
  const { executablePath, args } = browserLaunch();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--remote-debugging-pipe'],
  });
  if (!chrome.remoteDebuggingPipes) {
    chrome.kill();
    throw new Error(`${executablePath} was started without pipes for its DevTools protocol.`);
  }
  const send = connect(chrome.remoteDebuggingPipes);
  return { newTab: () => openTab(send), close: () => chrome.kill() };
}
