import { useTranslate } from '@site/src/i18n';
import type { SandboxEditor } from '../sandbox/forms';
import type { SandboxRequest } from '../sandbox/open-sandbox';

interface Options extends Pick<
  SandboxRequest,
  'name' | 'scope' | 'variant' | 'getCode' | 'modules'
> {
  /** URL of the demo's files, without extension. */
  base: string;
  showNotice: (text: string) => void;
}

/** Returns a function that opens a demo in an online editor, and reports a failure. */
export function useSandbox({ base, showNotice, ...demo }: Options) {
  const t = useTranslate();
  return (editor: SandboxEditor): void => {
    // Before fetching the project, because browsers only allow popups during the click.
    const tab = window.open();
    import('../sandbox/open-sandbox')
      .then(({ openSandbox }) => openSandbox({ ...demo, editor, tab, dataUrl: `${base}.json` }))
      .catch((error: unknown) => {
        console.error(`The demo ${demo.name} failed to open in an online editor.`, error);
        tab?.close();
        showNotice(t('demo.sandboxFailed'));
      });
  };
}
