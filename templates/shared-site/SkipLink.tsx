import Link from '@mui/material/Link';

/** Id of the main part, to which the skip link leads. */
export const MAIN_ID = 'main';

/** A link to the main part. It's visible while it has the focus. */
export default function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves the focus only, because a page may use the address for something else.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        padding: 1.5,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      Skip to content
    </Link>
  );
}
