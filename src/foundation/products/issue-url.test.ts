import { newIssueUrl } from './issue-url';

const REPOSITORY = 'https://github.com/org/site';

describe('newIssueUrl', () => {
  it('fills in the form and encodes the text', () => {
    const issue = { title: 'Page error: a & b', body: 'Line 1\n# 50 % + 1' };
    const url = new URL(newIssueUrl(REPOSITORY, issue));
    expect(url.origin + url.pathname).toBe(`${REPOSITORY}/issues/new`);
    expect(Object.fromEntries(url.searchParams)).toEqual(issue);
  });

  it.each(['a', '\n', '語'])('truncates a long body of %j to what GitHub accepts', (character) => {
    const url = newIssueUrl(REPOSITORY, { title: 'T', body: character.repeat(7000) });
    expect(url.length).toBeLessThanOrEqual(6000);
    expect(new URL(url).searchParams.get('title')).toBe('T');
  });

  it('keeps a body of the maximum length', () => {
    const body = 'a'.repeat(5900);
    expect(new URL(newIssueUrl(REPOSITORY, { title: 'T', body })).searchParams.get('body')).toBe(
      body,
    );
  });
});
