import { onReportedError } from './report-errors';
import type { ComponentType, ReactNode } from 'react';
import { loadFonts } from '../frame/load-fonts';
import { CONNECT, READY } from '../frame/messages';
import type { FromSandbox, RunOrder, ToSandbox } from '../frame/messages';
import { blockWebRtc } from './block-webrtc';
import { withEditedModules } from './edited-modules';
import { evaluate } from './evaluate';
import { faultOf } from './fault-of';
import { guardLoops } from './guard-loops';
import { limitRate } from './limit-rate';
import { loadModules } from './modules';
import type { Importable } from './modules';
import { createStage } from './stage';
import { submitForms } from './submit-forms';
import { watchHeight } from '../frame/watch-height';
import type { Overlays } from '../frame/watch-height';

/** Input of a library's sandbox. */
export interface SandboxInput extends Importable, Overlays {
  /** Provider of the library's demos. */
  Scope: ComponentType<{ children: ReactNode }>;
  /** Applies an appearance that the page has sent; see `setLook`. */
  applyLook?: (look: never) => void;
}

/**
 * Whether this document has an opaque origin. If not, code written by a stranger would run with the
 * rights of the site.
 */
function isSandboxed(): boolean {
  return window.origin === 'null' && window.parent !== window;
}

/**
 * Minimum time between two reports of errors, which edited code can cause in any number, in ms. It's
 * longer than the page's delay before it shows an error, which every report restarts.
 */
const REPORT_INTERVAL = 250;

/** Runs the code that the page sends, and answers. */
function serve(port: MessagePort, input: SandboxInput, host: HTMLElement): void {
  const { Scope, applyLook, overlay, ...importable } = input;
  // Bound before edited code runs, which could replace the method to get hold of the port.
  const post = port.postMessage.bind(port) as (message: FromSandbox) => void;
  const stage = createStage(host, Scope);
  const fonts = loadFonts(host);
  let latest: RunOrder | undefined;

  const fail = limitRate(
    async ({ order, error }: { order: RunOrder; error: unknown }) =>
      post({ type: 'failed', id: order.id, ...(await faultOf(error, order)) }),
    REPORT_INTERVAL,
  );
  const failLatest = (error: unknown) => latest && fail({ order: latest, error });

  const run = async (order: RunOrder) => {
    const { id, code, variant, folder, modules } = order;
    latest = order;
    const onFailed = (error: unknown) => fail({ order, error });
    try {
      const edited = withEditedModules(importable, { modules, folder, variant });
      const [require, guarded] = await Promise.all([
        loadModules(code, folder, edited),
        guardLoops({ code, variant }),
        fonts,
      ]);
      if (order === latest) {
        stage.show((onError) => evaluate({ ...guarded, require }, onError), {
          onShown: () => post({ type: 'done', id }),
          onFailed,
        });
      }
    } catch (error) {
      onFailed(error);
    }
  };

  port.onmessage = ({ data }: MessageEvent<ToSandbox>) => {
    if (data.type === 'look') {
      applyLook?.(data.look as never);
    } else {
      void run(data);
    }
  };
  onReportedError(failLatest);
  window.addEventListener('error', ({ error, message }) => failLatest(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => failLatest(reason));
  submitForms();
  watchHeight(host, { overlay, report: (height) => post({ type: 'height', height }) });
}

/** Starts the sandbox once the page has connected. Does nothing outside a sandbox. */
export function startSandbox(input: SandboxInput): void {
  const host = document.getElementById('frame')!;
  if (!isSandboxed()) {
    host.textContent = 'Edited demos run here when the documentation embeds this page.';
    return;
  }
  blockWebRtc();
  // The frame's URL contains the site's origin; the document's own origin is opaque.
  const site = window.location.origin;
  const connect = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source === window.parent && origin === site && data === CONNECT && port) {
      window.removeEventListener('message', connect);
      serve(port, input, host);
    }
  };
  window.addEventListener('message', connect);
  window.parent.postMessage(READY, site);
}
