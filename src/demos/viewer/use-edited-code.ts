import { useEffect, useMemo, useState } from 'react';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import { editedCode } from '../edits/edits';
import { fetchSource, fetchedSource } from './fetch-source';
import { sourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';

/** Edited code to run in the sandbox. */
export interface EditedCode {
  code: string;
  /** Code of the modules next to the demo, by file name; `null` if they are unchanged. */
  modules: Readonly<Record<string, string>> | null;
  variant: CodeVariant;
}

/**
 * The edited code of a demo. If a module is edited, the sandbox needs the code of all modules, because
 * an unedited one may import it.
 *
 * @returns `null` without edits, and if only a module is edited until all sources are loaded.
 */
export function useEditedCode(): EditedCode | null {
  const demo = useDemo();
  const { edits } = useDemoState();
  const variant = usePersisted(codeVariant);
  const [loaded, setLoaded] = useState<CodeVariant>();
  const [own, ...others] = sourceFiles(demo, variant);
  const needsModules = others.some(({ name }) => editedCode(edits, name) !== null);

  useEffect(() => {
    if (needsModules) {
      Promise.all(sourceFiles(demo, variant).map(({ url }) => fetchSource(url))).then(
        () => setLoaded(variant),
        // The demo then runs without the edit; the editor of the demo itself reports the failure.
        () => {},
      );
    }
  }, [needsModules, demo, variant]);

  const isLoaded = needsModules && loaded === variant;
  const modules = useMemo(() => {
    const [, ...others] = sourceFiles(demo, variant);
    const codes = others.map(({ name, url }) => [
      name,
      editedCode(edits, name) ?? fetchedSource(url)?.text ?? '',
    ]);
    return isLoaded ? (Object.fromEntries(codes) as Record<string, string>) : null;
  }, [isLoaded, demo, variant, edits]);
  const code = editedCode(edits, own.name) ?? (modules && fetchedSource(own.url)?.text);
  return typeof code === 'string' ? { code, modules, variant } : null;
}
