const PATHS = {
  stackBlitz: 'M13 3 5 14h6l-1 7 9-12h-7l1-6Z',
  codeSandbox: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  edit: 'm4 20 1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20Zm10.5-14 3.5 3.5',
  playground: 'M4 8h9m4 0h3M4 16h3m4 0h9M15 5.5v5M9 13.5v5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  frame: 'M4 6h16v12H4V6Zm11 0v12',
  resetFocus: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4m8-6v4m-2-2h4',
  reset: 'M5 12a7 7 0 1 0 2.5-5.4L5 9m0-5v5h5',
  theme:
    'M12 3a9 9 0 1 0 0 18c1.7 0 2-1.2 1.3-2.3-.7-1.2.1-2.7 1.7-2.7H17a4 4 0 0 0 4-4c0-5-4-9-9-9ZM7.5 12v.01M9.5 8v.01M14.5 8v.01',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
} as const;

/** Icons of the toolbar. */
export type IconName = keyof typeof PATHS;

/** A decorative icon; the button around it has a name. */
export function ToolbarIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
