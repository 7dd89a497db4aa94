import { useState } from 'react';
import type { CodeVariant } from '@site/src/settings';

interface Options {
  /** URL of the demo's source pages, without extension. */
  base: string;
  name: string;
  variant: CodeVariant;
  /** TypeScript file names of the modules next to the demo. */
  modules?: readonly string[];
}

/** The files of a demo in one language. */
export interface SourceFiles {
  /** File names, starting with the demo. */
  files: readonly string[];
  /** Index of the selected file. */
  shown: number;
  show: (index: number) => void;
  /** URL of the source page of each file. */
  urls: readonly string[];
}

/** The files of a demo. The selected file stays selected when the language changes. */
export function useSourceFiles({ base, name, variant, modules = [] }: Options): SourceFiles {
  const [shown, show] = useState(0);
  const extension = variant === 'TS' ? 'tsx' : 'js';
  const beside =
    variant === 'TS' ? modules : modules.map((file) => file.replace(/\.ts(x?)$/, '.js$1'));
  const folder = base.replace(/[^/]+$/, '');
  return {
    files: [`${name}.${extension}`, ...beside],
    shown,
    show,
    urls: [`${base}.${extension}`, ...beside.map((file) => folder + file)].map(
      (address) => `${address}.html`,
    ),
  };
}
