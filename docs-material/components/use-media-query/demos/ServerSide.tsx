import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Answers `min-width` queries for a tablet on a kneeboard. */
function tabletMatchMedia(query: string) {
  const minWidth = /min-width:\s*(\d+)px/.exec(query);
  return { matches: minWidth !== null && Number(minWidth[1]) <= 768 };
}

const QUERY = '(min-width: 600px)';

function columns(wide: boolean) {
  return wide ? 'challenge and response' : 'challenge only';
}

export default function ServerSide() {
  const wide = useMediaQuery(QUERY, { ssrMatchMedia: tabletMatchMedia });

  return (
    <div>
      <Typography>
        HTML of the server: {columns(tabletMatchMedia(QUERY).matches)}
      </Typography>
      <Typography>In this window: {columns(wide)}</Typography>
    </div>
  );
}
