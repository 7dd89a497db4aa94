/** The paths of renamed pages, by line. */
export const renamed: readonly Readonly<Record<string, string>>[] = [
  { 7: '/x/api/date-pickers/pickers-day/', 9: '/x/api/date-pickers/picker-day/' },
];
