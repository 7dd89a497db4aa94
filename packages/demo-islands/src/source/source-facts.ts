import { cachedByContent } from '../by-content';
import { importStatements } from './import-statements';
import type { ImportStatement } from './import-statements';
import { parseSource } from './parse-source';
import { exportsDefault, previewIn } from './preview';
import { hasTypeSyntax } from './type-syntax';

/** What a build asks about the source of a demo or a module next to it. */
export interface SourceFacts {
  imports: readonly ImportStatement[];
  hasDefaultExport: boolean;
  /** The JSX that a demo shows while its source is collapsed; see `previewIn`. */
  preview: string | null;
  hasTypeSyntax: boolean;
}

/**
 * Answers everything that a build asks about a source, so that it is parsed once: syntax trees are
 * too large to keep.
 *
 * @param source - TypeScript source.
 * @param filename - For error messages.
 * @throws If the source can't be parsed.
 */
export const sourceFacts = cachedByContent((source: string, filename: string): SourceFacts => {
  const program = parseSource(source, filename)!.program;
  return {
    imports: importStatements(program),
    hasDefaultExport: exportsDefault(program),
    preview: previewIn(program, source),
    hasTypeSyntax: hasTypeSyntax(program),
  };
});
