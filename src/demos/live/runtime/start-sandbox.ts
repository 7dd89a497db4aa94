import { onReportedError } from './report-errors';
import type { ComponentType, ReactNode } from 'react';
import '../../frame/frame.css';
import { applyLook } from '../../frame/apply-look';
import { loadFonts } from '../../frame/load-fonts';
import type { FromSandbox, RunOrder, ToSandbox } from '../messages';
import { withEditedModules } from './edited-modules';
import { evaluate } from './evaluate';
import { loadModules } from './modules';
import type { Importable } from './modules';
import { createStage } from './stage';
import { submitForms } from './submit-forms';
import { watchHeight } from '../../frame/watch-height';

/** Input of a library's sandbox. */
export interface SandboxInput extends Importable {
  /** Provider of the library's demos. */
  Scope: ComponentType<{ children: ReactNode }>;
}

/**
 * Whether this document has an opaque origin. If not, code written by a stranger would run with the
 * rights of the site.
 */
function isSandboxed(): boolean {
  return window.origin === 'null' && window.parent !== window;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Runs the code that the parent page sends, and answers. Does nothing outside a sandbox. */
export function startSandbox({ Scope, ...importable }: SandboxInput): void {
  const host = document.getElementById('frame')!;
  if (!isSandboxed()) {
    host.textContent = 'Edited demos run here when the documentation embeds this page.';
    return;
  }
  // The frame's URL contains the site's origin; the document's own origin is opaque.
  const site = window.location.origin;
  const send = (message: FromSandbox) => window.parent.postMessage(message, site);
  const stage = createStage(host, Scope);
  const fonts = loadFonts(host);
  let latest = 0;

  const run = async ({ id, code, variant, folder, modules }: RunOrder) => {
    latest = id;
    const onFailed = (error: unknown) => send({ type: 'failed', id, message: messageOf(error) });
    try {
      const edited = withEditedModules(importable, { modules, folder, variant });
      const [require] = await Promise.all([loadModules(code, folder, edited), fonts]);
      if (id === latest) {
        stage.show((onError) => evaluate({ code, variant, require }, onError), {
          onShown: () => send({ type: 'done', id }),
          onFailed,
        });
      }
    } catch (error) {
      onFailed(error);
    }
  };

  window.addEventListener('message', (event: MessageEvent<ToSandbox>) => {
    if (event.source !== window.parent || event.origin !== site) {
      return;
    }
    if (event.data.type === 'look') {
      document.documentElement.toggleAttribute('data-framed', event.data.framed);
      applyLook(event.data.look);
    } else {
      void run(event.data);
    }
  });
  onReportedError((error) => {
    send({ type: 'failed', id: latest, message: messageOf(error) });
  });
  window.addEventListener('error', ({ error, message }) => {
    send({ type: 'failed', id: latest, message: error ? messageOf(error) : message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    send({ type: 'failed', id: latest, message: messageOf(reason) });
  });
  submitForms();
  watchHeight(host, (height) => send({ type: 'height', height }));
  send({ type: 'ready' });
}
