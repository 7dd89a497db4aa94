import type { StoredEvent } from '../../../functions/collector/events/store';
import type { StoredFeedback } from '../../../functions/collector/feedback/store';
import { EVENT_COLUMNS, FEEDBACK_COLUMNS, csvOf } from './csv';
import { eventsText } from './events-report';
import { reportOf, reportText } from './report';

const one = (values: Partial<StoredFeedback>): StoredFeedback => ({
  id: '1',
  day: '2026-01-31',
  path: '/a/',
  section: null,
  vote: null,
  comment: '',
  state: 'new',
  ...values,
});
const owner = (path: string) => (path === '/other/' ? '@zoe' : '@amy');

describe('the report', () => {
  it('begins with the pages of an owner that readers found least helpful', () => {
    const reports = reportOf(
      [
        one({ path: '/good/', vote: 'yes' }),
        one({ path: '/asked/', comment: 'How?' }),
        one({ path: '/mixed/', vote: 'yes' }),
        one({ path: '/mixed/', vote: 'no' }),
        one({ path: '/bad/', vote: 'no' }),
        ...['no', 'no'].map(() => one({ path: '/other/', vote: 'no' })),
      ],
      owner,
    );
    expect(reports.map(({ path }) => path)).toEqual([
      '/bad/',
      '/asked/',
      '/mixed/',
      '/good/',
      '/other/',
    ]);
  });

  it('counts votes and lists comments, newest first', () => {
    const reports = reportOf(
      [
        one({ vote: 'no', comment: 'Too short.\nMore please.' }),
        one({ day: '2026-02-01', section: 'sizes', comment: 'Which?', state: 'done' }),
        one({ vote: 'yes' }),
        one({ path: '/b/', vote: 'yes' }),
        one({ path: '/other/', vote: 'yes' }),
      ],
      owner,
    );
    expect(reportText(reports)).toBe(
      [
        '@amy\n',
        '/a/  yes 1, no 1',
        '  1 done, 2026-02-01, #sizes: Which?',
        '  1 new, 2026-01-31, no: Too short.',
        '    More please.\n',
        '/b/  yes 1, no 0\n',
        '@zoe\n',
        '/other/  yes 1, no 0',
      ].join('\n'),
    );
  });

  it('reports that there is no feedback', () => {
    expect(reportText([])).toBe('No feedback.');
  });
});

const event = (values: Partial<StoredEvent>): StoredEvent => ({
  day: '2026-01-31',
  name: 'ad',
  parameters: { action: 'click', label: 'carbon' },
  user: null,
  count: 1,
  ...values,
});

describe('the report of events', () => {
  it('sums over days and readers, most frequent first', () => {
    const view = (page: string) => ({
      name: 'page_view',
      parameters: { page_title: 'A', page_location: page },
    });
    expect(
      eventsText([
        event({ ...view('/a'), count: 2 }),
        event({ ...view('/b'), count: 4 }),
        event({ ...view('/a'), day: '2026-02-01', count: 3 }),
        event({}),
      ]),
    ).toBe('page_view  9\n       5  A, /a\n       4  A, /b\n\nad  1\n       1  click, carbon');
  });

  it('reports missing events and omitted lines', () => {
    expect(eventsText([])).toBe('No events yet.');
    const many = Array.from({ length: 25 }, (_, label) => event({ parameters: { label } }));
    expect(eventsText(many).split('\n').slice(-2)).toEqual([
      '       1  19',
      '         … and 5 more',
    ]);
  });
});

describe('the CSV', () => {
  it('writes parameters of events as JSON', () => {
    expect(csvOf(EVENT_COLUMNS, [event({ count: 3 })])).toBe(
      'day,name,parameters,user,count\r\n2026-01-31,ad,"{""action"":""click"",""label"":""carbon""}",,3\r\n',
    );
  });

  it('quotes cells where necessary', () => {
    expect(csvOf(FEEDBACK_COLUMNS, [one({ vote: 'no', comment: 'a, "b"\nc' })])).toBe(
      'id,day,path,section,vote,comment,state\r\n1,2026-01-31,/a/,,no,"a, ""b""\nc",new\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('escapes the formula %s', (comment) => {
    expect(csvOf(FEEDBACK_COLUMNS, [one({ comment })])).toContain(`,'${comment},new\r\n`);
  });
});
