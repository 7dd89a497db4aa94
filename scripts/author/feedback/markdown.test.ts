import type { StoredFeedback } from '../../../functions/collector/feedback/store';
import { issueOf, summaryOf } from './markdown';
import { reportOf } from './report';

const MESSAGE: StoredFeedback = {
  id: '1a2b3c4d-0000',
  day: '2026-01-31',
  path: '/a/',
  section: 'sizes',
  vote: 'no',
  comment: 'See @person:\n```\n<b>',
  state: 'new',
};

it('summarizes messages with comments that Markdown does not interpret', () => {
  const done = { ...MESSAGE, id: '2', comment: 'Thanks', state: 'done' as const };
  const reports = reportOf([done, MESSAGE], () => '@team');
  expect(summaryOf(reports, '2026-01-25', 'https://docs.example.com'))
    .toBe(`# Feedback since 2026-01-25

Yes 0, no 2, comments 2, of these new 1

## @team

### [/a/](https://docs.example.com/a/)

Yes 0, no 2

- \`1a2b3c4d\` **new**, 2026-01-31, no, #sizes

  \`\`\`\`text
  See @person:
  \`\`\`
  <b>
  \`\`\`\`

- \`2\` **done**, 2026-01-31, no, #sizes

  \`\`\`text
  Thanks
  \`\`\``);
});

it('writes an issue with the address, the comment and the owner', () => {
  const issue = issueOf({ ...MESSAGE, comment: 'Which?' }, '@team', 'https://docs.example.com');
  expect(issue).toEqual({
    title: 'Feedback on /a/#sizes',
    body: `A reader of https://docs.example.com/a/#sizes wrote (2026-01-31, no, #sizes):

\`\`\`text
Which?
\`\`\`

Owner: @team. Message: \`1a2b3c4d\``,
  });
});
