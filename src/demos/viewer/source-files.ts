import { usePersisted } from '@site/src/foundation/browser/persisted';
import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import type { SharedDemo } from '../page/shared-demo';
import { useDemo } from './viewer-demo';

/** A source file of a demo. */
export interface SourceFile {
  name: string;
  /** URL of its source page. */
  url: string;
}

/** The demo itself, then the modules next to it. */
type SourceFiles = [SourceFile, ...SourceFile[]];

/** URL of a demo's files in the build, without extension. */
export function baseUrl({ basePath, source }: Pick<SharedDemo, 'basePath' | 'source'>): string {
  return `${basePath}/${source}`;
}

/** The files of a demo in a language. */
export function sourceFiles(
  demo: Pick<SharedDemo, 'name' | 'basePath' | 'source' | 'facts'>,
  variant: CodeVariant,
): SourceFiles {
  const base = baseUrl(demo);
  const folder = base.replace(/[^/]+$/, '');
  const extension = variant === 'TS' ? 'tsx' : 'js';
  const modules = (demo.facts.modules ?? []).map((file) =>
    variant === 'TS' ? file : file.replace(/\.ts(x?)$/, '.js$1'),
  );
  return [
    { name: `${demo.name}.${extension}`, url: `${base}.${extension}.html` },
    ...modules.map((name) => ({ name, url: `${folder}${name}.html` })),
  ];
}

/** The files of the viewer's demo in the reader's language. */
export function useSourceFiles(): SourceFiles {
  return sourceFiles(useDemo(), usePersisted(codeVariant));
}
