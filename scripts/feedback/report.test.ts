import type { StoredFeedback } from '../../functions/feedback/store';
import { csvOf } from './csv';
import { reportOf, reportText } from './report';

const one = (values: Partial<StoredFeedback>): StoredFeedback => ({
  id: '1',
  day: '2026-01-31',
  path: '/a/',
  section: null,
  vote: null,
  comment: '',
  ...values,
});

describe('the report', () => {
  it('begins with the pages that readers found least helpful', () => {
    const reports = reportOf([
      one({ path: '/good/', vote: 'yes' }),
      one({ path: '/asked/', comment: 'How?' }),
      one({ path: '/mixed/', vote: 'yes' }),
      one({ path: '/mixed/', vote: 'no' }),
      one({ path: '/bad/', vote: 'no' }),
    ]);
    expect(reports.map(({ path }) => path)).toEqual(['/bad/', '/asked/', '/mixed/', '/good/']);
  });

  it('counts votes and shows comments, the last one first', () => {
    const reports = reportOf([
      one({ vote: 'no', comment: 'Too short.\nMore please.' }),
      one({ day: '2026-02-01', section: 'sizes', comment: 'Which?' }),
      one({ vote: 'yes' }),
    ]);
    expect(reportText(reports)).toBe(
      [
        '/a/  yes 1, no 1',
        '  2026-02-01, #sizes: Which?',
        '  2026-01-31, no: Too short.',
        '    More please.',
      ].join('\n'),
    );
  });

  it('says when there is nothing', () => {
    expect(reportText(reportOf([]))).toBe('No feedback yet.');
  });
});

describe('the CSV', () => {
  it('quotes what needs it', () => {
    expect(csvOf([one({ vote: 'no', comment: 'a, "b"\nc' })])).toBe(
      'id,day,path,section,vote,comment\r\n1,2026-01-31,/a/,,no,"a, ""b""\nc"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('lets no spreadsheet run %s', (comment) => {
    expect(csvOf([one({ comment })])).toContain(`,'${comment}\r\n`);
  });
});
