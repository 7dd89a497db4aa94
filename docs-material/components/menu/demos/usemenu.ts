import * as React from 'react';

/**
 * The state of a menu, as props for its button, for the `Menu` and for its list slot.
 *
 * @param id - Id of the button, which names the list.
 */
export function useMenu(id: string) {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return {
    close,
    button: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: (event: React.MouseEvent<HTMLElement>) => setAnchorEl(event.currentTarget),
    },
    menu: { anchorEl, open, onClose: close },
    list: { 'aria-labelledby': id },
  } as const;
}
