import type { PrismTheme } from 'prism-react-renderer';

const color = (name: string, ...types: string[]) => ({
  types,
  style: { color: `var(--site-code-${name})` },
});

/**
 * The site's token colors for the editor's highlighter; custom properties follow the color mode.
 */
export const editorTheme: PrismTheme = {
  plain: {},
  styles: [
    color('string', 'string', 'template-string', 'attr-value', 'char', 'inserted'),
    color('number', 'boolean', 'number', 'constant'),
    color('keyword', 'keyword'),
    color('function', 'function'),
    color('tag', 'class-name', 'builtin'),
    color('attribute', 'attr-name', 'property'),
    { types: ['comment'], style: { color: 'var(--site-code-comment)', fontStyle: 'italic' } },
    { types: ['punctuation', 'operator', 'plain-text'], style: { color: 'inherit' } },
  ],
};
