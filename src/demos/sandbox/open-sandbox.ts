import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import { localPath } from '@site/src/foundation/browser/local-path';
import { productOfPath } from '@site/src/foundation/products';
import type { DemoScope } from '@site/src/foundation/products';
import { getSettings } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import { editorForm } from './forms';
import type { SandboxEditor } from './forms';
import { postForm } from './post-form';
import { demoFile, sandboxProject } from './sandbox-project';
import type { SandboxData } from '../types';

/** The demo to open, and the editor. */
export interface SandboxRequest {
  editor: SandboxEditor;
  /** Tab that was opened for it; absent if the browser blocked it. */
  tab: Window | null;
  name: string;
  scope: DemoScope;
  variant: CodeVariant;
  /** Loads the demo's source in the selected language. */
  getCode: () => Promise<string>;
  /** Edited code of the modules next to the demo, by file name; `null` if they are unchanged. */
  modules: Readonly<Record<string, string>> | null;
  /** URL of the build's data about the demo. */
  dataUrl: string;
}

/**
 * Loads a demo's source and data, builds a project, and posts it to an online editor.
 *
 * @throws If the source or the data can't be loaded.
 */
export async function openSandbox(request: SandboxRequest): Promise<void> {
  const { editor, tab, name, scope, variant, getCode, modules: edited, dataUrl } = request;
  const [code, data] = await Promise.all([getCode(), fetchJson<SandboxData>(dataUrl)]);
  const product = productOfPath(localPath(window.location.pathname));
  const title = [`${name} demo`, product?.name].filter(Boolean).join(' — ');
  const modules = { ...data.modules, [variant]: { ...data.modules[variant], ...edited } };
  const files = sandboxProject(
    { ...data, modules },
    {
      name,
      title,
      scope,
      variant,
      code,
      language: document.documentElement.lang,
      direction: getSettings().direction,
    },
  );
  const page = new URL(window.location.href);
  page.hash = name;
  const form = editorForm(editor, {
    title,
    pageUrl: page.href,
    files,
    openFile: demoFile(variant),
  });
  postForm(form, tab);
}
