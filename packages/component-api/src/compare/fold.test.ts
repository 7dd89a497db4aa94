import { foldType } from './fold';

describe('foldType', () => {
  it.each([
    ['boolean', 'boolean'],
    [
      '(event: SyntheticEvent<HTMLElement>, value: number | number[], reason?: string) => void',
      '(event, value, reason?) => void',
    ],
    [
      "'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning'",
      "'primary' | 'secondary' | 'error' | 'info' | … 2 more",
    ],
    [
      '{ root?: ElementType<HTMLDivElement>; label: (a: string, b: number) => ReactNode }',
      '{ root?, label }',
    ],
    [
      'AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo, ChipComponent>',
      'AutocompleteValue<…>',
    ],
    [
      'string | ((value: number, index: number, all: readonly number[]) => ReactNode)',
      'string | ((value, index, all) => ReactNode)',
    ],
  ])('folds %s', (text, short) => {
    expect(foldType(text)).toBe(short);
  });

  it('never returns more than one line', () => {
    const names = Array.from({ length: 40 }, (_, index) => `argument${index}: string`);
    expect(foldType(`(${names.join(', ')}) => void`).length).toBeLessThanOrEqual(60);
  });
});
