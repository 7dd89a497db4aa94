import { createHash } from 'node:crypto';
import type { Template } from '../../../templates/catalogue';
import { ownValue } from '../../../src/foundation/own-value';
import type { SourceFile } from '../../../src/tools/template-gallery/types';
import type { StaticAsset } from '../../shared/emit-assets';
import { highlight } from '../../shared/highlight/highlight';

const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'html',
  json: 'json',
  md: 'markdown',
  ts: 'tsx',
  tsx: 'tsx',
};

/** A static file with the highlighted files of a template's project, for its page. */
export function sourceAsset(
  { name }: Pick<Template, 'name'>,
  project: Readonly<Record<string, string>>,
): StaticAsset {
  const files = Object.entries(project).map(([path, text]): SourceFile => {
    const language = ownValue(LANGUAGES, path.slice(path.lastIndexOf('.') + 1));
    return { path, text, html: highlight(text, language) };
  });
  const content = JSON.stringify(files);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/templates/${name}.${hash}.json`, content };
}
