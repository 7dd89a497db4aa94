import { useTranslate } from '@site/src/i18n';
import type { SandboxEditor } from '../sandbox/forms';
import type { SandboxRequest } from '../sandbox/open-sandbox';

interface Options extends Pick<SandboxRequest, 'name' | 'scope' | 'variant' | 'getCode'> {
  /** Address of the demo's files, without ending. */
  base: string;
  showNotice: (text: string) => void;
}

/** A function that opens a demo in an online editor, and says so when that fails. */
export function useSandbox({ base, showNotice, ...demo }: Options) {
  const t = useTranslate();
  return (editor: SandboxEditor): void => {
    // Now, while the press still allows it: the project has to be fetched first.
    const tab = window.open();
    import('../sandbox/open-sandbox')
      .then(({ openSandbox }) => openSandbox({ ...demo, editor, tab, dataUrl: `${base}.json` }))
      .catch((error: unknown) => {
        console.error(`The demo ${demo.name} could not be opened in an editor.`, error);
        tab?.close();
        showNotice(t('demo.sandboxFailed'));
      });
  };
}
