import { Project } from 'ts-morph';
import type { SourceFile } from 'ts-morph';

/** Parses TypeScript source to change it. Comments and all other text are unchanged. */
export function parse(source: string): SourceFile {
  return new Project({ useInMemoryFileSystem: true }).createSourceFile('file.ts', source);
}
