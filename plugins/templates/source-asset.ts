import { createHash } from 'node:crypto';
import type { Template } from '../../templates/catalogue';
import type { SourceFile } from '../../src/template-gallery/types';
import { highlight } from '../highlight/highlight';

/** A static file with the files of a template's project. */
export interface SourceAsset {
  /** Path below the base URL, with a hash of the content. */
  file: string;
  content: string;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'html',
  json: 'json',
  md: 'markdown',
  ts: 'tsx',
  tsx: 'tsx',
};

/** Highlights the files of a template's project, for its page. */
export function sourceAsset(
  { name }: Pick<Template, 'name'>,
  project: Readonly<Record<string, string>>,
): SourceAsset {
  const files = Object.entries(project).map(([path, text]): SourceFile => {
    const language = LANGUAGES[path.slice(path.lastIndexOf('.') + 1)];
    return { path, text, html: highlight(text, language) };
  });
  const content = JSON.stringify(files);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/templates/${name}.${hash}.json`, content };
}
