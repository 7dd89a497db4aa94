import { longestTask } from './longest-task';

const event = (name: string, ts: number, dur: number, tid = 1) => ({
  name,
  pid: 1,
  tid,
  ts: ts * 1_000,
  dur: dur * 1_000,
});

describe('longestTask', () => {
  it("names what took most of the input's longest task, and counts nested parts once", () => {
    const events = [
      event('RunTask', 0, 90),
      event('EventDispatch', 5, 10),
      event('RunTask', 100, 400),
      event('UpdateLayoutTree', 110, 250),
      event('Paint', 370, 60),
      event('Paint', 370, 60),
      event('RunTask', 0, 900, 2),
    ];
    expect(longestTask(events)).toBe('400 ms, 250 of it style');
  });

  it('names the script if browser work is the smaller part', () => {
    const events = [
      event('RunTask', 0, 100),
      event('EventDispatch', 1, 90),
      event('Layout', 9, 20),
    ];
    expect(longestTask(events)).toBe('100 ms, 80 of it script and others');
  });

  it('is empty without input', () => {
    expect(longestTask([event('RunTask', 0, 5)])).toBe('');
  });
});
