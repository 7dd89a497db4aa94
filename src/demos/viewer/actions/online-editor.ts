import { codeVariant } from '@site/src/reader/settings';
import { editedCode } from '../../edits/edits';
import type { SandboxEditor } from '../../sandbox/forms';
import { baseUrl, sourceFiles } from '../source-files';
import type { ViewerDemo } from '../viewer-demo';
import { showNotice } from './notice';
import { codeOf } from './source';

/** Opens a demo in an online editor, and reports a failure. */
export async function openInOnlineEditor(demo: ViewerDemo, editor: SandboxEditor): Promise<void> {
  const { name, scope } = demo;
  // Before fetching the project, because browsers only allow popups during the click.
  const tab = window.open();
  try {
    const { openSandbox } = await import('../../sandbox/open-sandbox');
    const variant = codeVariant.get();
    const [own, ...modules] = sourceFiles(demo, variant);
    const { edits } = demo.store.get();
    await openSandbox({
      editor,
      tab,
      name,
      scope,
      variant,
      getCode: () => codeOf(demo, own),
      modules: Object.fromEntries(
        modules.flatMap((file) => {
          const code = editedCode(edits, file.name);
          return code === null ? [] : [[file.name, code]];
        }),
      ),
      dataUrl: `${baseUrl(demo)}.json`,
    });
  } catch (error: unknown) {
    console.error(`The demo ${name} failed to open in an online editor.`, error);
    tab?.close();
    showNotice(demo, 'demo.sandboxFailed');
  }
}
