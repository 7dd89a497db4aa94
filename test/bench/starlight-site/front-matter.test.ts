import { pageText } from '../plain-site/page-text';
import { withFrontMatter } from './front-matter';

describe('withFrontMatter', () => {
  it('moves the title and keeps the rest', () => {
    expect(withFrontMatter('# Adding notes\n\nText\n\n# Not the title\n')).toBe(
      '---\ntitle: Adding notes\n---\n\nText\n\n# Not the title\n',
    );
  });

  it('leaves the same text as on the plain site', () => {
    const text = pageText('Adding notes', 1);
    expect(text.endsWith(withFrontMatter(text).replace(/^---\n.*\n---\n/, ''))).toBe(true);
  });
});
